export { idOf, lifecycleOperations, type Asked, type Of, type Step, type Values } from './operations'
