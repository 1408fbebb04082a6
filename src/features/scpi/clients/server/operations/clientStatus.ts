import { entriesOf, isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { clientActionBodies, clientLifecycle, type ClientAction } from '#features/scpi/clients/contract/lifecycle'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { changesBetween, notFound, resourcesOfType, scopeOf } from '#server/operations'
import { closeAggregate, openAggregate, readOpened } from '#server/operations/aggregates'
import { checksOf, statesOf, type Of, type Ruled, type Values } from '#server/operations/lifecycle'
import { updateResources } from '#server/repositories/resources'
import { scpiClients } from '../aggregates'
import { policies } from '../policies'
import { lockPortal } from '../repositories/portalClients'
import { keptClients } from '../tables'

type Client = Of<'scpi_client'>

const ruled: Ruled<'scpi_client', keyof typeof clientLifecycle.states, ClientAction, object> = {
  type: 'scpi_client',
  lifecycle: clientLifecycle,
  factsOf: () => ({}),
  bodies: clientActionBodies,
  undoes: () => [],
}
const { asked } = checksOf(ruled)
const { metaOf } = statesOf(ruled)

const clientIn = (root: Resource): Client => {
  const [client] = resourcesOfType([root], 'scpi_client')
  if (!client) throw notFound()
  return client
}

/** What may be done now with where the firm stands with a client. */
export const statusMeta = (root: Resource, { viewer, now }: { readonly viewer: Viewer; readonly now: Date }): object =>
  metaOf(clientIn(root), viewer, now)

interface StatusChange {
  readonly id: string
  readonly input: unknown
  readonly now: Date
}

/**
 * Does what a request names with where the firm stands with a client. Whom it deactivates or blocks has no portal any more: a new invitation
 * opens it.
 * @throws Failure notFound, forbidden, invalid, impossible
 */
export async function changeClientStatus(
  transaction: Queryable,
  viewer: Viewer,
  { id, input, now }: StatusChange,
): Promise<Resource> {
  const write = {
    served: scpiClients,
    viewer,
    transaction,
    rootId: id,
    scope: scopeOf(policies.scpi_client.update, viewer),
  }
  await openAggregate(write)
  const current = clientIn(await readOpened(write))
  const { action, brought } = asked({ viewer, now }, current, entriesOf(input))
  const columns = columnsOf(action, current, brought)
  await updateResources(keptClients.root, { scope: write.scope, ids: [id] }, transaction, columns)
  if (CLOSING.has(action)) await lockPortal(transaction, { companyId: viewer.companyId, clientId: id })
  const { former_status: _former, ...told } = columns
  return closeAggregate(write, changesBetween(current, current.attributes, { ...current.attributes, ...told }))
}

const CLOSING: ReadonlySet<ClientAction> = new Set(['deactivate', 'block'])

/** What an action writes: whom it closes keeps what he was, whom it opens is that again. */
function columnsOf(action: ClientAction, { attributes }: Client, { status_reason }: Values): Values {
  const { status, former_status: former } = attributes
  const { to } = clientLifecycle.transitions[action]
  if (!CLOSING.has(action)) return { status: former ?? to, former_status: null, status_reason: null }
  return {
    status: to,
    former_status: status === 'inactive' ? (former ?? null) : status,
    status_reason: isText(status_reason) ? status_reason : null,
  }
}
