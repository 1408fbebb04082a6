export { checkExport, type CheckedExport, type ExportBreak } from './exported'
export { record, type Actor, type AuditEvent } from './record'
