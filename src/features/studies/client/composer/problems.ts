import { checkComplete, type FieldErrors } from '#contract'
import { packageCreation, recipientErrors, studyGeneration, type Recipient } from '#features/studies/contract'
import type { DraftedStudy } from '../api'
import type { StudyDraft } from '../drafts/draft'
import { sliderErrors } from './sliderBounds'
import { USUAL_SUBJECT } from './usualWords'

interface Composed {
  readonly draft: StudyDraft
  readonly recipients: readonly Recipient[]
  readonly password: string | null
  /** What the study would say; undefined before it is known. */
  readonly drafted: DraftedStudy | undefined
}

/** All that keeps a draft from being made and sent, by field. */
export function problemsOf({ draft, recipients, password, drafted }: Composed): FieldErrors {
  const { title, message, days } = draft
  const subject = draft.subject ?? USUAL_SUBJECT
  return {
    ...some(checkComplete(studyGeneration, { title }), ['title']),
    ...(recipients.length === 0 ? { recipients: ['Choisissez au moins un destinataire.'] } : {}),
    ...recipientErrors(recipients),
    ...some(checkComplete(packageCreation, { subject, message, days, password }), ['subject', 'message', 'days']),
    ...(days === null ? { days: ['De 1 à 90\u00a0jours.'] } : {}),
    ...(password === null ? {} : some(checkComplete(packageCreation, { password }), ['password'])),
    ...sliderErrors(draft.sliders, drafted),
  }
}

type Checked = ReturnType<typeof checkComplete<typeof packageCreation | typeof studyGeneration>>

/** What is wrong with some of the fields of a resource, as the server would say it. */
const some = (checked: Checked, names: readonly string[]): FieldErrors =>
  checked.valid ? {} : Object.fromEntries(Object.entries(checked.errors).filter(([name]) => names.includes(name)))
