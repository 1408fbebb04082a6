export { Pipeline } from './Pipeline'
export { SaleDeadlinesBlock } from './SaleDeadlinesBlock'
export { SaleToDo } from './SaleToDo'
