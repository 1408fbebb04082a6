export { clientActionBodies, clientChange } from './clientChange'
export { clientLifecycle, type ClientAction, type ClientStatus } from './clientLifecycle'
