export { scpiClientsApi } from './api'
export type { ImportAnswer, ImportedLine, ImportRequest } from './clientImports'
