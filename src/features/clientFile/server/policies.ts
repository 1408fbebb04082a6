import type { ClientFileResources } from '#features/clientFile/contract'
import type { ClientFileSection } from '#features/clientFile/contract/household'
import {
  nobody,
  ofCompany,
  readOnly,
  those,
  withinPerimeter,
  type Policies,
  type Policy,
  type ResourcePolicy,
  Refusal,
  type Viewer,
} from '#server/access'

const LEAD_CREATOR = 'lead_creator_id'

/** The files that the perimeter opens: those of the firm, one's own, or those that came from one's own leads. */
const filesInPerimeter = withinPerimeter({ own: 'adviser_id', own_leads: LEAD_CREATOR })

const fromOwnLeads = (viewer: Viewer): Readonly<Record<string, string>> => ({
  ...ofCompany(viewer),
  [LEAD_CREATOR]: viewer.userId,
})

const reading = those('readClientFiles', filesInPerimeter)
const editing = those('editClientFiles', filesInPerimeter)

const clientFilePolicy: ResourcePolicy = {
  read: reading,
  list: reading,
  create: editing,
  update: editing,
  remove: editing,
}

/** The figures of a household are not for those who only brought it. */
const notByLeads =
  (policy: Policy): Policy =>
  (viewer) =>
    viewer.perimeter === 'own_leads' ? new Refusal([]) : policy(viewer)

/** The sections of a client file, on the rows of their file. */
const sectionPolicy: ResourcePolicy = {
  read: notByLeads(reading),
  list: notByLeads(reading),
  create: notByLeads(editing),
  update: notByLeads(editing),
  remove: notByLeads(editing),
}

/** A section that always exists: neither created nor removed by itself. */
const fixedSectionPolicy: ResourcePolicy = { ...sectionPolicy, create: nobody, remove: nobody }

/** The history tells the values of sections. */
export const clientFileHistory = notByLeads(reading)

/** Whoever shows a file to a client leaves a line of the meeting in its history. */
const meetingPolicy: ResourcePolicy = { ...readOnly(nobody), create: notByLeads(reading) }

/** Who read the files, which ones are gone, and which ones are about to go. */
const clientFileAuditPolicy = readOnly(those('auditClientFiles', ofCompany))

/** The files that came from one's own leads, whatever the perimeter. */
export const filesOfOwnLeads = those('listClientFilesOfLeads', fromOwnLeads)

/** Who follows a file is decided by those who see all of the firm's. */
const assignmentPolicy: ResourcePolicy = { ...readOnly(nobody), update: those('reassignClientFiles', ofCompany) }

/** Those who see the files of all their colleagues may know who these are. */
export const clientFileColleagues: Policy = (viewer) =>
  viewer.perimeter === 'company' ? reading(viewer) : new Refusal(['company_perimeter'])

/** Of files, and of what they hold: the sections of other features too. */
export const policies: Policies<keyof ClientFileResources | ClientFileSection['definition']['type']> = {
  client_file: clientFilePolicy,
  person: fixedSectionPolicy,
  companion: sectionPolicy,
  child: sectionPolicy,
  professional_situation: fixedSectionPolicy,
  income: fixedSectionPolicy,
  charge: fixedSectionPolicy,
  current_loan: sectionPolicy,
  heritage: fixedSectionPolicy,
  tax: fixedSectionPolicy,
  running_reduction: sectionPolicy,
  objective: fixedSectionPolicy,
  objective_location: sectionPolicy,
  ptz: fixedSectionPolicy,
  note: sectionPolicy,
  simulation: fixedSectionPolicy,
  simulation_charge: sectionPolicy,
  simulation_loan: sectionPolicy,
  scenario: sectionPolicy,
  meeting: meetingPolicy,
  client_file_assignment: assignmentPolicy,
  client_file_reading: clientFileAuditPolicy,
  client_file_deletion: clientFileAuditPolicy,
  expiring_client_file: clientFileAuditPolicy,
  property_proposal: sectionPolicy,
}
