import { createContext, use } from 'react'
import type { Answers } from './steps'

/** The questionnaire that is open. */
export interface Profile {
  readonly accountId: string
  /** The client’s own mass; undefined while there is none. */
  readonly massId: string | undefined
  readonly answers: Answers
  /** It is signed: answers are read. */
  readonly readOnly: boolean
}

export const ProfileContext = createContext<Profile | null>(null)

/** @throws {Error} outside of the pages of the questionnaire */
export function useProfile(): Profile {
  const profile = use(ProfileContext)
  if (!profile) throw new Error('A page of the questionnaire stands in a ProfileFrame.')
  return profile
}
