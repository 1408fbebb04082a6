import { createContext } from 'react'

/** Opens the search of the application over the page; null outside of the shell, and before a client. */
export const SearchContext = createContext<(() => void) | null>(null)
