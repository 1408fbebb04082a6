import type { StudyResources } from '#features/studies/contract'
import { clientFilePolicies } from '#features/clientFile/server'
import { actions, allows, type Action } from '#contract/access'
import { readOnly, Refusal, type Policies, type Policy, type ResourcePolicy } from '#server/access'

/** Who reads a file, its figures included, and has a right to studies besides: on the rows of that file. */
const ofFile =
  (action: Action): Policy =>
  (viewer) =>
    allows(viewer.rights, action) ? clientFilePolicies.person.read(viewer) : new Refusal(actions[action])

const reading = ofFile('readReports')
const editing = ofFile('editReports')

const studies: ResourcePolicy = { read: reading, list: reading, create: editing, update: editing, remove: editing }

export const policies: Policies<keyof StudyResources> = {
  commercial_report: studies,
  commercial_report_package: studies,
  commercial_report_question: readOnly(reading),
  commercial_report_event: readOnly(reading),
}
