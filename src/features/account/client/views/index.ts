export { ColumnChoice } from './ColumnChoice'
export { useChosenColumns } from './columns'
export { ViewTools } from './ViewTools'
