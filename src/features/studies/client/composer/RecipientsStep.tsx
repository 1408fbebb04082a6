import { IntegerInput, LongTextInput, PasswordInput, TextInput } from '#client/ui/inputs'
import { People } from './People'
import type { PasswordProps, StepProps } from './StepProps'
import { SlidersPart } from './SlidersPart'
import { toldOf } from './steps'
import { USUAL_SUBJECT, USUAL_MESSAGE } from './usualWords'
import { useRecipients } from './useRecipients'

interface RecipientsStepProps extends StepProps, PasswordProps {
  readonly onPassword: (password: string | null) => void
}

/** To whom the study goes, with which words, and what they may change in it. */
export function RecipientsStep({ password, passwordWarning, onPassword, ...step }: RecipientsStepProps) {
  const { draft, onChange } = step
  const recipients = useRecipients(draft)
  return (
    <>
      <People {...step} recipients={recipients} />
      <section className="study-part">
        <h3>L’e-mail</h3>
        <TextInput
          label="Objet"
          required
          value={draft.subject ?? USUAL_SUBJECT}
          {...toldOf(step, 'subject')}
          onChange={(subject) => {
            onChange({ subject })
          }}
        />
        <LongTextInput
          label="Message"
          help="Chaque lecteur est salué par son prénom, sauf si votre message commence par une salutation."
          value={draft.message ?? USUAL_MESSAGE}
          {...toldOf(step, 'message')}
          onChange={(message) => {
            onChange({ message })
          }}
        />
      </section>
      <LinkPart {...step} password={password} passwordWarning={passwordWarning} onPassword={onPassword} />
      <SlidersPart {...step} />
    </>
  )
}

/** How long the link opens, and whether it asks for a password. */
const LinkPart = ({ password, passwordWarning, onPassword, ...step }: RecipientsStepProps) => (
  <section className="study-part">
    <h3>Le lien</h3>
    <IntegerInput
      label="Durée du lien"
      unit="jours"
      minimum={1}
      maximum={90}
      help="De 1 à 90 jours."
      value={step.draft.days}
      {...toldOf(step, 'days')}
      onChange={(days) => {
        step.onChange({ days: typeof days === 'number' ? days : null })
      }}
    />
    <PasswordInput
      label="Mot de passe de lecture"
      autoComplete="new-password"
      help={
        'Facultatif\u00a0: 8\u00a0caractères au moins. Dites-le au client autrement que par e-mail. Il n’est pas gardé avec le brouillon.'
      }
      value={password}
      warning={passwordWarning}
      {...toldOf(step, 'password')}
      onChange={onPassword}
    />
  </section>
)
