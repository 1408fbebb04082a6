import { writeDocument } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { ColumnCipher } from '#server/db/encryption'
import { notFound, scopeOf } from '#server/operations'
import { readRoot } from '#server/operations/aggregates'
import type { PersonKind } from '#server/operations/persons'
import { everySection, findWhole, searchFieldChanges } from '#server/repositories/aggregates'
import { removeClient } from './operations/clients'
import { listEntities } from './operations/entities'
import { ppAccountsBy } from './aggregates'
import { policies } from './policies'
import { findAccountOf } from './repositories/clients'
import { findVersions } from './repositories/versions'
import { keptAccounts, keptClients, keptEntities } from './tables'
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
    const account = accountId === undefined ? undefined : await copyOfAccount(database, viewer, accountId, cipher)
    return {
      ...writeDocument(client.root, [...client.included, ...(account?.resources ?? []), ...changes]),
      meta: { exported_at: now.toISOString(), signed_versions: account?.versions ?? [] },
    }
  },
  remove: (transaction, viewer, id, now) => removeClient(transaction, viewer, id, now),
}

/** An account with what is encrypted of it in clear, its masses, what was changed of them, and each version that its holder signed. */
async function copyOfAccount(database: Queryable, viewer: Viewer, accountId: string, cipher: ColumnCipher) {
  const account = await readRoot(ppAccountsBy(cipher), database, viewer, accountId, everySection(keptAccounts))
  const masses = await listEntities(database, viewer, accountId, everySection(keptEntities))
  const ofAccount = scopeOf(policies.pp_account.read, viewer)
  const changes = [...(await searchFieldChanges(keptAccounts, ofAccount, database, accountId, CHANGES)).found]
  const ofMasses = scopeOf(policies.pp_entity.read, viewer)
  for (const { root } of masses)
    changes.push(...(await searchFieldChanges(keptEntities, ofMasses, database, root.id, CHANGES)).found)
  return {
    resources: [...[account, ...masses].flatMap(({ root, included }) => [root, ...included]), ...changes],
    versions: await findVersions(database, viewer.companyId, accountId),
  }
}
