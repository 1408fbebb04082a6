export {
  checkComplete,
  type Checked,
  type CompleteAttributesOf,
  defineResource,
  type FieldErrors,
  type Fields,
  nestedErrors,
  type ResourceDefinition,
  takeOut,
} from '../resource'
