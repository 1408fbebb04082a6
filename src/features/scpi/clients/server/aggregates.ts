import { completionOf, fieldAccess, signatureState } from '#features/scpi/clients/contract/rules'
import { assemble, type Resource } from '#contract/jsonapi'
import type { ResourceType } from '#contract/resources'
import type { Viewer } from '#server/access'
import type { ColumnCipher, EncryptedColumn } from '#server/db/encryption'
import { dayOf } from '#server/http/routes'
import type { ServedAggregate } from '#server/operations/aggregates'
import { resourcesOfType } from '#server/operations'
import { closedTo, readerOf } from './closed'
import { amendQuiz } from './operations/knowledge'
import { followAccount, followClient } from './operations/following'
import { judgeAccount, judgeClient } from './operations/judging'
import { policies } from './policies'
import { keptAccounts, keptClients } from './tables'

/** Whether a client has signed the questionnaire, within the year. */
export const isSigned = (root: Resource, now: Date): boolean =>
  [...resourcesOfType([root], 'scpi_client'), ...resourcesOfType([root], 'pp_account')].some(
    ({ attributes }) => signatureState(attributes, dayOf(now)) === 'held',
  )

/** What of a resource a viewer may know. */
export function seenBy(viewer: Viewer, resource: Resource): Resource {
  if (viewer.kind !== 'client') return resource
  const reader = readerOf(viewer)
  const shown = Object.entries(resource.attributes).filter(
    ([name]) => fieldAccess(reader, resource.type, name, false) !== 'hidden',
  )
  return assemble(resource, { ...resource, attributes: Object.fromEntries(shown) })
}

/** Clients with their representatives and their family. */
export const scpiClients: ServedAggregate = {
  kept: keptClients,
  policies,
  history: policies.scpi_client.read,
  following: {
    from: new Set<ResourceType>(['family_situation', 'representative']),
    attributes: ({ root, included }) => ({ completion: JSON.stringify(completionOf([root, ...included])) }),
  },
  isAcrossFirms: true,
  openToClients: {
    scpi_client: ['read', 'update'],
    family_situation: ['read', 'update'],
    representative: ['list', 'read'],
  },
  shown: (root, viewer) => seenBy(viewer, root),
  closed: ({ viewer, root, type, names, now }) => closedTo(viewer, type, names, isSigned(root, now)),
  judged: judgeClient,
  changed: followClient,
}

/** Investor accounts with what hangs on them. */
export const ppAccountsBy = (cipher: ColumnCipher): ServedAggregate => ({
  cipher,
  isAcrossFirms: true,
  openToClients: {
    pp_account: ['read', 'update'],
    pp_account_child: ['list', 'create', 'read', 'update', 'remove'],
    fiscality: ['read', 'update'],
    financial_situation: ['read', 'update'],
    pp_professional_situation: ['read', 'update'],
    politically_exposed_person: ['read', 'update'],
    pp_objective: ['read', 'update'],
    quiz: ['read', 'update'],
  },
  kept: keptAccounts,
  policies,
  history: policies.pp_account.read,
  following: {
    from: new Set<ResourceType>([
      'pp_account_child',
      'financial_situation',
      'fiscality',
      'pp_professional_situation',
      'politically_exposed_person',
      'pp_objective',
      'quiz',
    ]),
    attributes: ({ root, included }) => ({ completion: JSON.stringify(completionOf([root, ...included])) }),
  },
  shownSection: (resource, viewer) => seenBy(viewer, resource),
  closed: ({ viewer, root, type, names, now }) => closedTo(viewer, type, names, isSigned(root, now)),
  judged: judgeAccount,
  amended: amendQuiz,
  changed: followAccount,
})

/** What the database holds encrypted of clients. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  'fiscal_identification_number',
  'other_fiscal_residences',
  'us_tin',
].map((column) => ({ table: 'pp_account_fiscality', column }))
