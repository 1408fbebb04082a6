export { fieldChangePolicy, locationPolicy } from './commonPolicies'
export {
  nobody,
  ofCompany,
  withinPerimeter,
  readOnly,
  those,
  type Policies,
  type Policy,
  type ResourcePolicy,
  type Verb,
} from './policy'
export { Refusal, type ColumnValues, type Scope } from './scope'
export { portalViewerOf, viewerOf, visitorOf, type Caller, type Viewer } from './viewer'
