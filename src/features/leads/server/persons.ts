import { writeDocument } from '#contract/jsonapi'
import { notFound, scopeOf } from '#server/operations'
import type { PersonKind } from '#server/operations/persons'
import { putInTrash } from '#server/operations/trash'
import { findResources, lockResources } from '#server/repositories/resources'
import { LATEST_EXCHANGE_FIRST } from './collections/clientLeads'
import { policies } from './policies'
import { tables } from './tables'
import { leadTrash } from './trash'

/** Leads are people who may become clients. */
export const leadPersons: PersonKind = {
  trash: leadTrash,
  identities: [{ table: tables.client_lead.name, subject: 'id' }],
  copy: async (database, viewer, id, now) => {
    const scope = scopeOf(policies.client_lead.read, viewer)
    const [lead] = await findResources(tables.client_lead, { scope, ids: [id] }, database)
    if (!lead) throw notFound()
    const exchanges = await findResources(
      tables.client_lead_exchange,
      { scope: scopeOf(policies.client_lead_exchange.list, viewer), ownerId: id },
      database,
      LATEST_EXCHANGE_FIRST,
    )
    return { ...writeDocument(lead, exchanges), meta: { exported_at: now.toISOString() } }
  },
  remove: async (transaction, viewer, id, now) => {
    const scope = scopeOf(policies.client_lead.remove, viewer)
    const held = await lockResources(tables.client_lead, { scope, ids: [id] }, transaction)
    if (!held.has(id)) throw notFound()
    await putInTrash(transaction, viewer, leadTrash, { id, now })
  },
}
