import { userStatuses } from '#contract/identity'
import { accountTables, firmUsers as users } from '#features/account/server'
import type { ServedCollection } from '#server/http/collections'
import { choices } from '#server/http/filters'
import { idsIn } from '#server/operations/collections'
import { findResources } from '#server/repositories/resources'
import { agencyPolicy, firmUserPolicy } from '../policies'

/** Those who log in for a firm. What changes them is in `routes/users.ts`. */
export const firmUsers: ServedCollection = {
  label: 'Utilisateurs de la société',
  table: accountTables.user,
  policy: firmUserPolicy,
  rows: {
    search: ({ scope, database }, search) => users.searchUsers(scope, database, search),
    find: ({ scope, database }, ids) => users.findUsers(scope, database, ids),
  },
  includes: {
    business_centers: {
      find: async (from, { scope, database }) => ({
        resources: await findResources(
          accountTables.business_center,
          { scope, ids: idsIn(from, 'business_centers') },
          database,
        ),
      }),
    },
  },
  isRead: true,
  list: {
    filters: { status: choices('status', userStatuses) },
    sorts: ['last_name', 'email', 'status', 'last_active_at'],
    names: ['last_name'],
    usual: [{ name: 'last_name', descending: false }],
    words: (pattern) => `search_text(concat_ws(' ', t.first_name, t.last_name, t.email)) LIKE ${pattern}`,
  },
}

/** The agencies of a firm, to choose from. */
export const agencies: ServedCollection = {
  label: 'Agences de la société',
  table: accountTables.business_center,
  policy: agencyPolicy,
  list: { usual: [{ name: 'name', descending: false }], names: ['name'], isWhole: true },
}
