import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { useStudies } from '../list/useStudies'
import { heldPassword } from '../drafts/passwords'
import type { StudyDraft } from '../drafts/draft'
import type { Study } from '../kinds'

const LOST =
  'Le mot de passe que vous aviez choisi n’a pas été gardé\u00a0: sans nouvelle saisie, l’étude s’ouvrira sans mot de passe.'
const UNPROTECTED =
  'La version précédente était protégée par un mot de passe. Sans nouveau mot de passe, celle-ci s’ouvrira sans.'

/** Why a study should not go out without a password: one was chosen, or guarded what the client had before. */
export function usePasswordWarning(file: string, { passwordKey, previous }: StudyDraft): string | undefined {
  const wasProtected = useWasProtected(file, previous)
  if (heldPassword(passwordKey) !== null) return undefined
  if (passwordKey !== null) return LOST
  return wasProtected ? UNPROTECTED : undefined
}

const sentAt = ({ attributes }: Study): string => attributes.sent_at ?? ''

/** Whether a password guarded the study that is replaced, or the last that was sent of the file. */
function useWasProtected(file: string, previous: string | null): boolean {
  const { resources } = useStudies(file)
  const [last] = resources.toSorted((one, other) => sentAt(other).localeCompare(sentAt(one)))
  const before = resources.filter((study) => study === last || study.id === previous)
  return useAppSelector((state) =>
    before.some(({ relationships }) =>
      selectRelated(state, 'commercial_report_package', relationships['package']).some(
        ({ attributes }) => attributes.has_password === true,
      ),
    ),
  )
}
