import type { TrashKind } from '#server/operations/trash'
import { policies } from './policies'
import { keptClients } from './tables'

/** SCPI clients in the trash. */
export const scpiClientTrash: TrashKind = {
  type: 'scpi_client',
  table: keptClients.root.name,
  removal: policies.scpi_client.remove,
  title: "concat_ws(' ', t.firstname1, t.lastname)",
}
