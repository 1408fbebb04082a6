export { DataTable } from './DataTable'
export { Pagination } from './Pagination'
export { ScrollingTable } from './ScrollingTable'
export type { Column, Sort } from './Column'
