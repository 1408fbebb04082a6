import { createContext } from 'react'

/** The id of the programme that is pointed at, in the list or on the map. */
export const PointedProgram = createContext<string | null>(null)
