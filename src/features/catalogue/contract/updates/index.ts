export {
  isCorrectable,
  propertyUpdateRequest,
  reportableFields,
  updateRequestStates,
  valueSaid,
  type ReportedType,
  type UpdateRequestState,
} from './updateRequest'
