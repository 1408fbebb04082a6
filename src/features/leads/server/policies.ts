import type { LeadResources } from '#features/leads/contract'
import {
  nobody,
  ofCompany,
  those,
  withinPerimeter,
  type Policies,
  type Policy,
  type ResourcePolicy,
  Refusal,
  type Viewer,
} from '#server/access'

/** The leads that the perimeter opens: those of the firm, those that one follows, or those that one brought. */
const leadsInPerimeter = withinPerimeter({ own: 'adviser_id', own_leads: 'creator_id' })

const reading = those('readClientLeads', leadsInPerimeter)
const editing = those('editClientLeads', leadsInPerimeter)

const clientLeadPolicy: ResourcePolicy = {
  read: reading,
  list: reading,
  create: editing,
  update: editing,
  remove: editing,
}

/** What was said to a lead, on the rows of the lead; what was said stays. */
const exchangePolicy: ResourcePolicy = {
  read: reading,
  list: reading,
  create: editing,
  update: nobody,
  remove: nobody,
}

const ownImports = those('editClientLeads', (viewer: Viewer) => ({ ...ofCompany(viewer), creator_id: viewer.userId }))

/** One's own imports. */
const leadImportPolicy: ResourcePolicy = {
  read: ownImports,
  list: ownImports,
  create: ownImports,
  update: nobody,
  remove: ownImports,
}

/** A file is opened from a lead of one's perimeter, by those who may edit both. */
export const leadConversion = those('convertClientLeads', leadsInPerimeter)

/** Who follows a lead is decided by those who see all of the firm's. */
export const leadAssignment: Policy = (viewer) =>
  viewer.perimeter === 'company' ? editing(viewer) : new Refusal(['company_perimeter'])

export const policies: Policies<keyof LeadResources> = {
  client_lead: clientLeadPolicy,
  client_lead_exchange: exchangePolicy,
  client_lead_import: leadImportPolicy,
}
