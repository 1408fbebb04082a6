import { SendButton } from '#client/screens/lifecycle'
import type { FieldErrors } from '#contract'
import { requestOf, type StudyDraft } from '../drafts/draft'
import { useGeneration } from './generation'

interface GenerateButtonProps {
  /** Id of the client file. */
  readonly file: string
  readonly draft: StudyDraft
  readonly onRefused: (errors: FieldErrors) => void
  /** The study is being made. @param id of the study */
  readonly onMade: (id: string) => void
}

/** Makes the study of a draft. */
export function GenerateButton({ file, draft, onRefused, onMade }: GenerateButtonProps) {
  const { isSending, generate } = useGeneration()
  const make = async () => {
    const made = await generate(requestOf(file, draft))
    if ('errors' in made) onRefused(made.errors)
    else onMade(made.id)
  }
  return (
    <SendButton isSending={isSending} onSend={() => void make()}>
      Générer
    </SendButton>
  )
}
