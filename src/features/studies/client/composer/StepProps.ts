import type { FieldErrors } from '#contract'
import type { StudyDraft } from '../drafts/draft'

/** What a step is given. */
export interface StepProps {
  /** Id of the client file. */
  readonly file: string
  readonly draft: StudyDraft
  readonly errors: FieldErrors
  readonly onChange: (change: Partial<StudyDraft>) => void
}

/** What the last step is given besides. */
export interface ReviewStepProps extends StepProps {
  readonly password: string | null
  readonly onRefused: (errors: FieldErrors) => void
  /** Shows the study that was sent. */
  readonly onSent: (id: string) => void
}
