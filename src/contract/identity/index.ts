import { businessCenter, company, network } from './company'
import { permission, role } from './rights'
import { user } from './user'

/** The resources of the session: who is logged in, their firm and their rights. */
export const identityResources = {
  user,
  role,
  permission,
  company,
  network,
  business_center: businessCenter,
} as const
export type IdentityResources = typeof identityResources

export { company } from './company'
export { user, userStatuses } from './user'
