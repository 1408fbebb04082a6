import { auditActions } from '#contract/audit'
import type { ServedCollection } from '#server/http/collections'
import { choices, dayIn, ids, type Filter } from '#server/http/filters'
import { policies } from '../policies'
import { tables } from '../tables'

/** By type and id (`client_file:<uuid>`), or by the id alone. */
const subject: Filter = (_name, values) => ({
  text: (event, parameters) =>
    `(${event}.subject = ANY(${parameters.add(values)}) OR split_part(${event}.subject, ':', 2) = ANY(${parameters.add(values)}))`,
})

/** Days in Paris, bounds included. */
const from: Filter = (name, values) => {
  const day = dayIn(name, values)
  return { text: (event, parameters) => `${event}.at >= ${startOf(parameters.add(day), 0)}` }
}
const to: Filter = (name, values) => {
  const day = dayIn(name, values)
  return { text: (event, parameters) => `${event}.at < ${startOf(parameters.add(day), 1)}` }
}

const startOf = (day: string, later: 0 | 1): string =>
  `(${day}::date + ${later})::timestamp AT TIME ZONE 'Europe/Paris'`

/** What was done in the firm, the latest first. */
export const auditEvents: ServedCollection = {
  label: 'Journal',
  table: tables.audit_event,
  policy: policies.audit_event,
  list: {
    filters: { action: choices('action', auditActions), actor: ids('actor'), subject, from, to },
    usual: [{ name: 'at', descending: true }],
    order: () => 't.position DESC',
  },
}
