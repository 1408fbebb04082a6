export { ColumnMatching } from './ColumnMatching'
export { matchColumns, simplified } from './matchColumns'
export { readCsv } from './readCsv'
export { tableOf, type Table, type TableRow } from './table'
