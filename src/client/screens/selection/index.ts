export { AssignDrawer } from './AssignDrawer'
export { actOnEach, type Outcomes } from './actOnEach'
export { SelectionBar } from './SelectionBar'
export { useSelection } from './useSelection'
