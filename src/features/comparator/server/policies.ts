import type { ComparatorResources } from '#features/comparator/contract'
import { ofCompany, those, type Policies } from '#server/access'

/** One’s own alone: not even the firm reads what somebody looks for. */
const own = those('useRealEstate', (viewer) => ({ ...ofCompany(viewer), user_id: viewer.userId }))

export const policies: Policies<keyof ComparatorResources> = {
  search_alert: { read: own, list: own, create: own, update: own, remove: own },
}
