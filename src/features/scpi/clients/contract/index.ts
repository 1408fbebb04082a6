export {
  importScpiClientsAddress,
  newScpiClientAddress,
  scpiClientAddress,
  scpiClientParts,
  scpiClientsAddress,
  type ScpiClientPart,
} from './addresses'
export { ppAccountAggregate, ppEntityAggregate, scpiClientAggregate } from './aggregates'
export * as scpiChoices from './choices'
export { clientImport, duplicateChoices, importableFields, LARGEST_CLIENT_IMPORT } from './clientImport'
export { scpiClientsContract, type ScpiClientResources } from './contract'
export { isHolders, type Holder } from './holders'
export { clientCreation } from './creation'
export { accountAction, accountChange, quizChange } from './accountChange'
export { massOutcome } from './massOutcome'
export type { ClientFigures } from './figures'
