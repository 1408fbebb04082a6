import { createContext, use } from 'react'

/** What a question is about: a chapter, the one that is read where it names none, or an amount of it as it was read. */
export interface QuestionSubject {
  readonly chapter?: string
  readonly key?: string
  readonly amount?: string
}

interface Reader {
  readonly explain: (key: string, amount: string) => void
}

export const ReaderContext = createContext<Reader>({ explain: () => undefined })
export const useReader = (): Reader => use(ReaderContext)
