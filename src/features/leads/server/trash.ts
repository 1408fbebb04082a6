import type { TrashKind } from '#server/operations/trash'
import { policies } from './policies'
import { tables } from './tables'

/** Leads in the trash. */
export const leadTrash: TrashKind = {
  type: 'client_lead',
  table: tables.client_lead.name,
  removal: policies.client_lead.remove,
  title: "nullif(concat_ws(' ', t.firstname, t.lastname), '')",
}
