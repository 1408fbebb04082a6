import { nobody, ofCompany, readOnly, those, type Policy, type ResourcePolicy } from '../policy'
import { Refusal } from '../scope'
import type { Viewer } from '../viewer'

/** The files that the perimeter opens: those of the firm, one's own, or those that came from one's own leads. */
function withinPerimeter(viewer: Viewer): Readonly<Record<string, string>> {
  switch (viewer.perimeter) {
    case 'company':
      return ofCompany(viewer)
    case 'own':
      return { ...ofCompany(viewer), adviser_id: viewer.userId }
    case 'own_leads':
      return fromOwnLeads(viewer)
  }
}

const fromOwnLeads = (viewer: Viewer): Readonly<Record<string, string>> => ({
  ...ofCompany(viewer),
  lead_creator_id: viewer.userId,
})

const reading = those('readClientFiles', withinPerimeter)
const editing = those('editClientFiles', withinPerimeter)

export const clientFilePolicy: ResourcePolicy = {
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
export const sectionPolicy: ResourcePolicy = {
  read: notByLeads(reading),
  list: notByLeads(reading),
  create: notByLeads(editing),
  update: notByLeads(editing),
  remove: notByLeads(editing),
}

/** A section that always exists: neither created nor removed by itself. */
export const fixedSectionPolicy: ResourcePolicy = { ...sectionPolicy, create: nobody, remove: nobody }

/** The history tells the values of sections; it is written by what changes them, and by nobody. */
export const historyPolicy = readOnly(notByLeads(reading))

/** Whoever shows a file to a client leaves a line of the meeting in its history. */
export const meetingPolicy: ResourcePolicy = { ...readOnly(nobody), create: notByLeads(reading) }

/** Who read the files, which ones are gone, and which ones are about to go. */
export const clientFileAuditPolicy = readOnly(those('auditClientFiles', ofCompany))

/** The files that came from one's own leads, whatever the perimeter. */
export const filesOfOwnLeads = those('listClientFilesOfLeads', fromOwnLeads)
