import { createContext, use } from 'react'

/** Opens the drawer that reads a paper, with the paper when it is already there. */
export type OpenPapers = (file?: File) => void

export const PapersContext = createContext<OpenPapers | null>(null)

/** Null where nothing can be read: the file may not be changed. */
export const useOpenPapers = (): OpenPapers | null => use(PapersContext)
