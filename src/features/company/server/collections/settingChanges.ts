import { settingSections } from '#features/company/contract/settings'
import type { ServedCollection } from '#server/http/collections'
import { choices } from '#server/http/filters'
import { policies } from '../policies'
import { tables } from '../tables'

/** Who changed which settings, the latest first. */
export const settingChanges = {
  label: 'Historique des réglages',
  table: tables.setting_change,
  policy: policies.setting_change,
  list: {
    filters: { section: choices('section', settingSections) },
    usual: [{ name: 'created_at', descending: true }],
    order: () => 't.number DESC',
  },
} as const satisfies ServedCollection
