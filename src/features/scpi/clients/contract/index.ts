export {
  importScpiClientsAddress,
  newScpiClientAddress,
  scpiClientAddress,
  scpiClientParts,
  scpiClientsAddress,
  type ScpiClientPart,
} from './addresses'
export { ppAccountAggregate, scpiClientAggregate } from './aggregates'
export * as scpiChoices from './choices'
export { clientImport, duplicateChoices, importableFields, LARGEST_CLIENT_IMPORT } from './clientImport'
export { scpiClientsContract, type ScpiClientResources } from './contract'
export { clientCreation } from './creation'
export type { ClientFigures } from './figures'
