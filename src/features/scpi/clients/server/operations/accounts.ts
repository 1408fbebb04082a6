import { checkChange, resources } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, notFound, resourcesOfType, scopeOf } from '#server/operations'
import {
  emptySections,
  openAggregate,
  openNewAggregate,
  readOpened,
  readRoot,
  type ServedAggregate,
} from '#server/operations/aggregates'
import { scpiClients } from '../aggregates'
import { policies } from '../policies'
import { openJointEntity, openOwnEntities } from './entities'
import { findAccountOf } from '../repositories/clients'

/** The id of the account of a client within reach. @throws Failure notFound for a client who has none */
export async function accountOf(database: Queryable, viewer: Viewer, clientId: string): Promise<string> {
  await readRoot(scpiClients, database, viewer, clientId)
  const id = await findAccountOf(database, viewer.companyId, clientId)
  if (id === undefined) throw notFound()
  return id
}

/** Opens the account of a client; the one that is there already is answered as it is. */
export async function openAccount(
  accounts: ServedAggregate,
  transaction: Queryable,
  viewer: Viewer,
  clientId: string,
  input: unknown,
): Promise<{ account: Resource; isNew: boolean }> {
  const scope = scopeOf(policies.scpi_client.update, viewer)
  const client = { served: scpiClients, viewer, scope, transaction, rootId: clientId }
  await openAggregate(client)
  const known = await findAccountOf(transaction, viewer.companyId, clientId)
  if (known !== undefined) return { account: (await readRoot(accounts, transaction, viewer, known)).root, isNew: false }
  const [holder] = resourcesOfType([await readOpened(client)], 'scpi_client')
  const attributes = accepted(checkChange(resources.pp_account, input))
  const write = { served: accounts, viewer, transaction, scope: scopeOf(policies.pp_account.create, viewer) }
  const columns = { ...attributes, client_id: clientId, adviser_id: holder?.attributes.adviser_id }
  const account = await openNewAggregate(write, columns, emptySections(accounts))
  await openOwnEntities(transaction, viewer, [account.id])
  await openJointEntity(transaction, viewer, clientId)
  return { account, isNew: true }
}
