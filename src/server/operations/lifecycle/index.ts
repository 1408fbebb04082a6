export { checksOf } from './checks'
export { idOf, type LifecycleChange, type Of, type Ruled, type Step, type Values } from './living'
export { lifecycleOperations } from './operations'
export { statesOf } from './states'
