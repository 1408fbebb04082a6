import { flagged, ids } from '#server/http/filters'
import type { ServedCollection } from '#server/http/collections'
import { managedPolicy } from '../policies'
import { managed } from '../tables'

const byName = {
  usual: [{ name: 'name', descending: false }],
  names: ['name', 'municipality', 'promoter_name'],
} as const

/** Promoters with how much of each the firm shows, the hidden ones too. */
export const managedPromoters = {
  label: 'Périmètre\u00a0: promoteurs',
  table: managed.managed_promoter,
  policy: managedPolicy,
  list: {
    isWhole: true,
    usual: byName.usual,
    names: ['name'],
    filters: { is_visible: flagged('is_visible') },
    words: (pattern: string) => `search_text(t.name) LIKE ${pattern}`,
  },
} as const satisfies ServedCollection

/** Programmes as the firm looks after them, the hidden ones too. */
export const managedPrograms = {
  label: 'Gestion des programmes',
  table: managed.managed_program,
  policy: managedPolicy,
  isRead: true,
  list: {
    ...byName,
    filters: { is_visible: flagged('is_visible'), promoter: ids('promoter_id') },
    sorts: ['name', 'municipality', 'promoter_name', 'property_count', 'available_count', 'top_count', 'delivery_date'],
    words: (pattern: string) => `search_text(concat_ws(' ', t.name, t.promoter_name, t.municipality)) LIKE ${pattern}`,
  },
} as const satisfies ServedCollection

/** Their lots. */
export const managedProperties = {
  label: 'Lots d’un programme',
  table: managed.managed_property,
  policy: managedPolicy,
  list: {
    isWhole: true,
    usual: [{ name: 'reference', descending: false }],
    names: ['reference'],
    sorts: ['reference', 'property_price', 'surface', 'rooms', 'status'],
  },
} as const satisfies ServedCollection
