import { selectSectionState, type SectionState } from '#client/autosave'
import { useAppSelector } from '#client/store'
import { useProfile } from './ProfileContext'
import type { ProfileType } from './steps'

const byUrgency: readonly SectionState[] = ['conflict', 'error', 'offline', 'invalid', 'saving', 'dirty']

/** Where the answers stand, or those of one section, the most urgent first; undefined once all of them are saved. */
export function useSavedState(type?: ProfileType): SectionState | undefined {
  const { accountId, massId } = useProfile()
  return useAppSelector((all) => {
    const states = [accountId, massId].flatMap((id) => (id === undefined ? [] : selectSectionState(all, id, type)))
    return byUrgency.find((one) => states.includes(one))
  })
}

/** They are being saved: in a moment they are. */
export const isOnItsWay = (state: SectionState | undefined): boolean => state === 'saving' || state === 'dirty'

/** Why what binds the client waits. */
export const UNSAVED = 'Une réponse n’est pas encore enregistrée\u00a0: réessayez dans un instant.'
