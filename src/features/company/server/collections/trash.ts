import type { ServedCollection } from '#server/http/collections'
import { choices } from '#server/http/filters'
import { trashRows, type TrashKind } from '#server/operations/trash'
import { policies } from '../policies'
import { tables } from '../tables'

/** What was deleted and may come back, the latest first. */
export const trash = (kinds: readonly TrashKind[]): ServedCollection => ({
  label: 'Corbeille',
  table: tables.trash_item,
  policy: policies.trash_item,
  rows: trashRows(kinds),
  list: {
    filters: { type: choices('resource_type', Object.fromEntries(kinds.map(({ type }) => [type, type]))) },
    sorts: ['deleted_at'],
    usual: [{ name: 'deleted_at', descending: true }],
  },
})
