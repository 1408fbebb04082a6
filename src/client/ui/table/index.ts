export { DataTable } from './DataTable'
export { Pagination } from './Pagination'
export type { Column, Sort } from './Column'
