export {
  auditAddress,
  companyAddress,
  importsAddress,
  personsAddress,
  trashAddress,
  updateRequestsAddress,
} from './addresses'
export { companyContract, type CompanyResources } from './contract'
export { personErasure } from './persons'
export { publicHost } from './publicHost'
export { trashAction } from './trashAction'
export { usuryCeilings } from './usuryCeilings'
export { givenRoles, userActions, userChange, userInvitation, type UserAction } from './users'
