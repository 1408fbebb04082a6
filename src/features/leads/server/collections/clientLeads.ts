import { leadOrigins } from '#features/clientFile/contract'
import { enumerations } from '#contract'
import { leadCreation, leadStatuses } from '#features/leads/contract'
import { atLeast, atMost, choices, dayIn, hasRow, ids, isOn, since, until, type Filter } from '#server/http/filters'
import type { ServedCollection } from '#server/http/collections'
import { colleague, heldByOne } from '#server/operations/collections'
import { idempotency } from '#server/repositories'
import { findResources } from '#server/repositories/resources'
import { checkAdviser } from '../operations/advisers'
import { storedLead } from '../operations/newLead'
import { tellLead } from '../operations/telling'
import { changeOf, heldWith, storedChange } from '../operations/update'
import { findDuplicates } from '../repositories'
import { policies } from '../policies'
import { tables } from '../tables'
import { leadTrash } from '../trash'

/** Nobody spoke to them since that day. */
const silentSince: Filter = (name, values) => {
  const day = dayIn(name, values)
  return {
    text: (lead, parameters) => `coalesce(${lead}.last_exchange_at, ${lead}.created_at) < ${parameters.add(day)}`,
  }
}

/** They should have been called by now; 0 does not restrict. */
const isLate: Filter = (name, values, now) => {
  if (!isOn(name, values)) return { column: 'id', present: true }
  return {
    text: (lead, parameters) =>
      `${lead}.status IN ('new', 'assigned') AND ${lead}.first_contact_due_at < ${parameters.add(now.toISOString())}`,
  }
}

const filters: Readonly<Record<string, Filter>> = {
  status: choices('status', leadStatuses),
  project_type: choices('project_type', enumerations.projectTypes),
  origin: choices('origin', leadOrigins),
  adviser: ids('adviser_id'),
  min_investment_amount: atLeast('investment_amount'),
  max_investment_amount: atMost('investment_amount'),
  received_from: since('created_at'),
  received_by: until('created_at'),
  silent_since: silentSince,
  is_late: isLate,
  business_center: hasRow('user_business_centers', { its: 'user_id', ours: 'adviser_id' })(
    (values) => `s.business_center_id = ${values}`,
    ids('business_center_id'),
  ),
}

/** What was said to a lead, the latest first. */
export const LATEST_EXCHANGE_FIRST = 't.occurred_at DESC, t.id'

/** People who may become clients. */
export const clientLeads: ServedCollection = {
  label: 'Contacts',
  table: tables.client_lead,
  policy: policies.client_lead,
  includes: {
    adviser: colleague('adviser'),
    creator: colleague('creator'),
    exchanges: heldByOne((ownerId, { scope, database }) =>
      findResources(tables.client_lead_exchange, { scope, ownerId }, database, LATEST_EXCHANGE_FIRST),
    ),
    duplicates: {
      ...heldByOne((id, { scope, database }) => findDuplicates(scope, database, id)),
      includes: () => ({ adviser: colleague('adviser'), creator: colleague('creator') }),
    },
  },
  list: {
    filters,
    sorts: ['lastname', 'created_at', 'last_exchange_at', 'first_contact_due_at', 'status', 'investment_amount'],
    usual: [{ name: 'created_at', descending: true }],
    names: ['lastname'],
    // In the name or the address, or its digits in the number.
    words: (pattern, { word, parameters }) => {
      const digits = word.replace(/\D/g, '')
      const byNumber = digits === '' ? '' : ` OR t.phone_key LIKE '%' || ${parameters.add(digits)} || '%'`
      return `(search_text(concat_ws(' ', t.firstname, t.lastname, t.email)) LIKE ${pattern}${byNumber})`
    },
  },
  isRead: true,
  readAs: 'lead_read',
  create: {
    body: leadCreation,
    stored: async (attributes, { database, viewer, scope, now }) => {
      await checkAdviser(database, viewer, attributes['adviser_id'])
      return storedLead(viewer, scope, attributes, now)
    },
    after: async (created, asked) => {
      await tellLead(asked, created)
      return {}
    },
  },
  update: { held: heldWith, change: changeOf, stored: storedChange },
  remove: {
    trash: leadTrash,
    audit: { action: 'removed', of: 'client_lead' },
    after: (id, { database, viewer }) => idempotency.forgetAnswers(database, viewer.companyId, [id]),
  },
  summaries: {
    update: 'Modifie un contact, l’attribue ou le fait avancer',
    remove: 'Met à la corbeille un contact et ses échanges',
  },
}
