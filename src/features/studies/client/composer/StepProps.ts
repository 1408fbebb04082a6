import type { FieldErrors } from '#contract'
import type { StudyDraft } from '../drafts/draft'

/** What a step is given. */
export interface StepProps {
  /** Id of the client file. */
  readonly file: string
  readonly draft: StudyDraft
  /** What is told to be wrong, by field. */
  readonly errors: FieldErrors
  readonly onChange: (change: Partial<StudyDraft>) => void
  /** The person left a field: what is wrong with it may be told. @param path `recipients.0.email` */
  readonly onLeave: (path: string) => void
}

/** The password of a draft, which is held in memory only. */
export interface PasswordProps {
  readonly password: string | null
  /** Why the study should not go out as it is: it would open without a password. */
  readonly passwordWarning: string | undefined
}

/** What the last step is given besides. */
export interface ReviewStepProps extends StepProps, PasswordProps {
  readonly onRefused: (errors: FieldErrors) => void
  /** Shows the study that was sent. */
  readonly onSent: (id: string) => void
}
