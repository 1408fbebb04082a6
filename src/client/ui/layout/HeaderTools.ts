import { createContext, type ReactNode } from 'react'

/** What stands at the end of the header of every page: the state of the application, and what is always at hand. */
export const HeaderTools = createContext<ReactNode>(null)
