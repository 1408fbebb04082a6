import { createContext, use } from 'react'

/** What a question is about: a chapter, or an amount of it as it was read. */
export interface QuestionSubject {
  readonly key?: string
  readonly amount?: string
}

interface Reader {
  readonly explain: (key: string, amount: string) => void
}

export const ReaderContext = createContext<Reader>({ explain: () => undefined })
export const useReader = (): Reader => use(ReaderContext)
