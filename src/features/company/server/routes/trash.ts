import { checkComplete } from '#contract'
import { trashAction } from '#features/company/contract'
import type { ApiRoute, Call } from '#server/http/routes'
import { accepted, scopeOf } from '#server/operations'
import { purgeFromTrash, restoreFromTrash, type TrashKind } from '#server/operations/trash'
import { policies } from '../policies'

const ITEM = '/v3/trash/:id'

const acting = ({ database, viewer, now }: Call) => ({
  database,
  viewer,
  now,
  scope: scopeOf(policies.trash_item.update, viewer),
})

/** How what was deleted comes back, or goes for good. */
export const trashRoutes = (kinds: readonly TrashKind[]): readonly ApiRoute[] => [
  {
    method: 'PUT',
    path: ITEM,
    access: 'viewer',
    writes: true,
    summary: 'Restaure ce qui a été supprimé, avec tout ce qu’il contenait (`action`\u00a0: `restore`)',
    answers: 'trash_item',
    body: trashAction,
    handle: async (call) => {
      accepted(checkComplete(trashAction, call.body))
      return { data: await restoreFromTrash(kinds, acting(call), call.parameter('id')) }
    },
  },
  {
    method: 'DELETE',
    path: ITEM,
    access: 'viewer',
    writes: true,
    asksAgain: true,
    summary: 'Supprime définitivement ce qui est dans la corbeille',
    handle: async (call) => {
      await purgeFromTrash(kinds, acting(call), call.parameter('id'))
      return { status: 204 }
    },
  },
]
