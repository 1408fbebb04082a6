export { ReportError } from './ReportError'
