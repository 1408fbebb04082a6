export { Entrance } from './Entrance'
export { EntranceContext } from './EntranceContext'
export type { Dependencies } from './EntranceContext'
