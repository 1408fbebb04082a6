export { actions, allows, type Action } from './actions'
export { isRoleName, rightsOf, type Rights } from './rights'
export { permissions, roles, type Perimeter, type Permission, type RoleName } from './roles'
