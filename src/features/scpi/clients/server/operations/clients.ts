import { checkComplete, type FieldErrors } from '#contract'
import { entriesOf, isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { clientCreation } from '#features/scpi/clients/contract'
import { fieldAccess } from '#features/scpi/clients/contract/rules'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, Failure, invalid, resourcesOfType, scopeOf, withInitial } from '#server/operations'
import { emptySections, openAggregate, openNewAggregate, readOpened } from '#server/operations/aggregates'
import { putInTrash } from '#server/operations/trash'
import { idempotency } from '#server/repositories'
import { scpiClients } from '../aggregates'
import { readerOf } from '../closed'
import { policies } from '../policies'
import { noteConsent, setConjoint } from '../repositories/clients'
import { leaveShared } from '../repositories/entities'
import { lockPortal } from '../repositories/portalClients'
import { scpiClientTrash } from '../trash'
import { adviserOfNew } from './advisers'
import { judgeIdentity } from './judging'
import { linkBack } from './spouses'

const CLOSED = 'Ce champ ne peut pas être modifié.'

/** Whom a new client is confided to is ruled apart. */
const closedAtFirst = (viewer: Viewer, input: unknown): FieldErrors =>
  Object.fromEntries(
    Object.keys(entriesOf(input))
      .filter((name) => Object.hasOwn(clientCreation.fields, name) && name !== 'adviser_id')
      .filter((name) => fieldAccess(readerOf(viewer), 'scpi_client', name, false) !== 'write')
      .map((name) => [name, [CLOSED]]),
  )

/** A new client, as a prospect; who is named as the spouse is linked to them. @throws Failure invalid */
export async function createClient(
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
  now: Date,
): Promise<Resource> {
  const scope = scopeOf(policies.scpi_client.create, viewer)
  const closed = closedAtFirst(viewer, input)
  if (Object.keys(closed).length > 0) throw invalid(closed)
  const attributes = accepted(checkComplete(clientCreation, withInitial(clientCreation, input, 'optional')))
  const adviser_id = await adviserOfNew(transaction, viewer, attributes.adviser_id)
  const columns = { ...attributes, birth_name: attributes.birth_name ?? attributes.lastname }
  const errors = await judgeIdentity({
    transaction,
    viewer,
    clientId: undefined,
    changed: columns,
    after: columns,
    now,
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const write = { served: scpiClients, viewer, scope, transaction }
  const created = await openNewAggregate(write, { ...columns, adviser_id }, emptySections(scpiClients))
  if (attributes.conjoint_id !== null)
    await linkBack(transaction, viewer, { clientId: created.id, before: null, after: attributes.conjoint_id })
  if (attributes.marketing_consent) await noteConsent(transaction, viewer.companyId, { id: created.id, isGiven: true })
  return readOpened({ ...write, rootId: created.id })
}

/**
 * Puts a client in the trash with all that hangs on them. Whoever signed something can only be deactivated.
 * @throws Failure notFound, impossible
 */
export async function removeClient(transaction: Queryable, viewer: Viewer, id: string, now: Date): Promise<void> {
  const scope = scopeOf(policies.scpi_client.remove, viewer)
  const write = { served: scpiClients, viewer, scope, transaction, rootId: id }
  await openAggregate(write)
  const current = await readOpened(write)
  const { kyc_signed_at, conjoint_id } = resourcesOfType([current], 'scpi_client')[0]?.attributes ?? {}
  if (isText(kyc_signed_at))
    throw new Failure({
      kind: 'impossible',
      current,
      allowed: [],
      because: 'Ce client a des documents signés\u00a0: il peut seulement être désactivé.',
    })
  if (isText(conjoint_id)) {
    await linkBack(transaction, viewer, { clientId: id, before: conjoint_id, after: null })
    // Who comes back is linked to nobody: the other one may have another spouse by then.
    await setConjoint(transaction, { companyId: viewer.companyId, id, from: conjoint_id, to: null })
  }
  await leaveShared(transaction, viewer.companyId, id)
  await lockPortal(transaction, { companyId: viewer.companyId, clientId: id })
  await idempotency.forgetAnswers(transaction, viewer.companyId, [id])
  await putInTrash(transaction, viewer, scpiClientTrash, { id, now })
}
