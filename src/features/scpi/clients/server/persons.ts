import { writeDocument } from '#contract/jsonapi'
import { notFound, scopeOf } from '#server/operations'
import { readRoot } from '#server/operations/aggregates'
import type { PersonKind } from '#server/operations/persons'
import { everySection, findWhole, searchFieldChanges } from '#server/repositories/aggregates'
import { removeClient } from './operations/clients'
import { ppAccountsBy } from './aggregates'
import { policies } from './policies'
import { findAccountOf } from './repositories/clients'
import { findVersions } from './repositories/versions'
import { keptAccounts, keptClients } from './tables'
import { scpiClientTrash } from './trash'

/** No client has as many changes; without a bound, one request could hold the whole memory. */
const CHANGES = { limit: 200_000, offset: 0 }

/** SCPI clients, with who represents them. */
export const scpiClientPersons: PersonKind = {
  trash: scpiClientTrash,
  identities: [
    { table: keptClients.root.name, subject: 'id' },
    { table: keptClients.section('representative').name, subject: keptClients.owner.column },
  ],
  copy: async (database, viewer, id, now, cipher) => {
    const scope = scopeOf(policies.scpi_client.read, viewer)
    const client = await findWhole(keptClients, scope, database, id, everySection(keptClients))
    if (!client) throw notFound()
    const { found: changes } = await searchFieldChanges(keptClients, scope, database, id, CHANGES)
    const accountId = await findAccountOf(database, viewer.companyId, id)
    const account =
      accountId === undefined
        ? undefined
        : await readRoot(ppAccountsBy(cipher), database, viewer, accountId, everySection(keptAccounts))
    const signed = accountId === undefined ? [] : await findVersions(database, viewer.companyId, accountId)
    return {
      ...writeDocument(client.root, [
        ...client.included,
        ...(account ? [account.root, ...account.included] : []),
        ...changes,
      ]),
      meta: { exported_at: now.toISOString(), signed },
    }
  },
  remove: (transaction, viewer, id, now) => removeClient(transaction, viewer, id, now),
}
