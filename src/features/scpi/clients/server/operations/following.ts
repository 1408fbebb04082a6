import { isText } from '#contract/json'
import { isIdentity } from '#features/scpi/clients/contract/rules'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { FieldChange } from '#server/repositories/aggregates'
import { moveAccount, noteConsent } from '../repositories/clients'
import { findHolders, moveEntities } from '../repositories/entities'
import { reviewMasses } from './reviewing'
import { endSignatures } from './signatures'
import { linkBack } from './spouses'
import { tellClientChange } from './telling'

interface Followed {
  readonly rootId: string
  readonly viewer: Viewer
  readonly changes: readonly FieldChange[]
}

const idOrNull = (value: unknown): string | null => (isText(value) ? value : null)

/** What follows from a change of a client: the other end of a link, whose the account is, the instant of a consent, the end of a signature. */
export async function followClient(transaction: Queryable, { rootId, viewer, changes }: Followed): Promise<void> {
  const { companyId } = viewer
  const own = changes.filter(({ resource_type }) => resource_type === 'scpi_client')
  const link = own.find(({ field }) => field === 'conjoint_id')
  if (link)
    await linkBack(transaction, viewer, {
      clientId: rootId,
      before: idOrNull(link.old_value),
      after: idOrNull(link.new_value),
    })
  await reviewMasses(transaction, viewer, rootId, changes)
  const adviserId = own.find(({ field }) => field === 'adviser_id')?.new_value
  if (isText(adviserId)) {
    await moveAccount(transaction, companyId, { clientId: rootId, adviserId })
    await moveEntities(transaction, companyId, { clientId: rootId, adviserId })
  }
  const consent = own.find(({ field }) => field === 'marketing_consent')
  if (consent) await noteConsent(transaction, companyId, { id: rootId, isGiven: consent.new_value === true })
  if (
    changes.some(({ resource_type, field }) => resource_type === 'family_situation' || isIdentity(resource_type, field))
  )
    await endSignatures(transaction, viewer, { clientIds: [rootId] })
  await tellClientChange(transaction, viewer, { clientId: rootId })
}

/** What follows from a change of an account: what was signed says otherwise, and the adviser is told. What explains an answer changes none. */
export async function followAccount(transaction: Queryable, { rootId, viewer, changes }: Followed): Promise<void> {
  const isAnswer = changes.some(({ resource_type }) => resource_type !== 'contradiction_comment')
  const holders = await findHolders(transaction, viewer.companyId, [rootId])
  if (isAnswer) await endSignatures(transaction, viewer, { clientIds: holders.map(({ clientId }) => clientId) })
  await tellClientChange(transaction, viewer, { accountId: rootId })
}
