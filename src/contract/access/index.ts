export { actions, allows, type Action } from './actions'
export {
  commissionIsVisible,
  heldRights,
  isRoleName,
  MEETING_HEADER,
  PORTAL_HEADER,
  rightsOf,
  STEP_HEADER,
  type Circumstances,
  type Right,
  type Rights,
} from './rights'
export {
  flags,
  permissions,
  roles,
  type Flag,
  type Perimeter,
  type Permission,
  type RoleName,
  type ScpiPerimeter,
} from './roles'
export { opens, screenOf, screens, type ScreenName } from './screens'
