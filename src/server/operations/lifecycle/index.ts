export { idOf, type LifecycleChange, type Of, type Step, type Values } from './living'
export { lifecycleOperations } from './operations'
