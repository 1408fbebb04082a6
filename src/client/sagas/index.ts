export { call, cancelled, fork, race, select, take, takeFrom } from './effects'
export type { Saga } from './effects'
