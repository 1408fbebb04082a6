export type { DemoMaking, DemoSize, FinishDemo, MakeDemo } from './making'
export { drawFrom, type Draw } from './random'
export { writeTables, type Tables } from './tables'
export { firstNames, lastNames, streets } from './words'
