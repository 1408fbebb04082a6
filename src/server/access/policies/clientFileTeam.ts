import { nobody, ofCompany, readOnly, those, type Policy, type ResourcePolicy } from '../policy'
import { Refusal } from '../scope'
import { clientFilePolicy } from './clientFile'

/** Who follows a file is decided by those who see all of the firm's. */
export const assignmentPolicy: ResourcePolicy = { ...readOnly(nobody), update: those('reassignClientFiles', ofCompany) }

/** Those who see the files of all their colleagues may know who these are. */
export const clientFileColleagues: Policy = (viewer) =>
  viewer.perimeter === 'company' ? clientFilePolicy.list(viewer) : new Refusal(['company_perimeter'])
