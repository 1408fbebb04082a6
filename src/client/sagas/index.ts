export { call, cancelled, fork, newestOf, race, select, take, takeFrom } from './effects'
export type { Saga } from './effects'
