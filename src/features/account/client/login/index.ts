export { Entrance } from './Entrance'
export { EntranceContext } from './EntranceContext'
export type { Surroundings } from './EntranceContext'
