import { askingOf, type ServedCollection } from '#server/http/collections'
import type { ApiRoute } from '#server/http/routes'
import { scopeOf } from '#server/operations'
import { readResource } from '#server/operations/collections'
import { findResources } from '#server/repositories/resources'
import { policies } from '../policies'
import { histories } from '../tables'

interface HistoryOf {
  readonly path: string
  /** In French: `d’une option`. */
  readonly of: string
  readonly collection: ServedCollection
  readonly kind: keyof typeof histories
}

/** What was done with one sale. */
export const historyRoute = ({ path, of, collection, kind }: HistoryOf): ApiRoute => ({
  method: 'GET',
  path: `${path}/:id/history`,
  access: 'viewer',
  summary: `Ce qui a été fait ${of}, le plus récent d’abord`,
  answers: 'history_entry',
  handle: async (call) => {
    const { database, viewer, parameter } = call
    const id = parameter('id')
    await readResource(collection, askingOf(call), id)
    const reach = { scope: scopeOf(policies.history_entry.list, viewer), ownerId: id }
    return { data: await findResources(histories[kind], reach, database, 't.at DESC, t.created_at DESC') }
  },
})
