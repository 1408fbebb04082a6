export { importForFirm, UnknownFirm } from './importForFirm'
export type { ImportReport } from './report'
export { FileRefused, fileSource, type Source } from './source'
