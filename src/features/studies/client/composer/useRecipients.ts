import { useSection } from '#client/editing'
import type { Recipient } from '#features/studies/contract'
import type { StudyDraft } from '../drafts/draft'

interface Person {
  readonly firstname?: string | null | undefined
  readonly lastname?: string | null | undefined
  readonly email?: string | null | undefined
}

export const recipientOf = ({ firstname, lastname, email }: Person): Recipient => ({
  firstname: firstname ?? '',
  lastname: lastname ?? '',
  email: email ?? '',
})

/** Who gets the study: those that the draft names, else the client, and their companion where their address is known. */
export function useRecipients({ recipients }: Pick<StudyDraft, 'recipients'>): readonly Recipient[] {
  const person = useSection('person')
  const companion = useSection('companion')
  if (recipients !== null) return recipients
  return [...(person ? [recipientOf(person)] : []), ...(companion?.email ? [recipientOf(companion)] : [])]
}
