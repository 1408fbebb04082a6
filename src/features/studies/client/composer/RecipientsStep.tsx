import { Button } from '#client/ui/controls'
import { IntegerInput, LongTextInput, PasswordInput, TextInput } from '#client/ui/inputs'
import type { Recipient } from '#features/studies/contract'
import type { StepProps } from './StepProps'
import { SlidersPart } from './SlidersPart'
import { errorOf } from './steps'
import { USUAL_SUBJECT, USUAL_MESSAGE } from './usualWords'
import { useRecipients } from './useRecipients'

interface RecipientsStepProps extends StepProps {
  readonly password: string | null
  readonly onPassword: (password: string | null) => void
}

/** To whom the study goes, with which words, and what they may change in it. */
export function RecipientsStep({ password, onPassword, ...step }: RecipientsStepProps) {
  const { draft, errors, onChange } = step
  const recipients = useRecipients(draft)
  return (
    <>
      <People
        recipients={recipients}
        error={errorOf(errors, 'recipients')}
        onChange={(changed) => {
          onChange({ recipients: changed })
        }}
      />
      <section className="study-part">
        <h3>L’e-mail</h3>
        <TextInput
          label="Objet"
          required
          value={draft.subject ?? USUAL_SUBJECT}
          error={errorOf(errors, 'subject')}
          onChange={(subject) => {
            onChange({ subject })
          }}
        />
        <LongTextInput
          label="Message"
          value={draft.message ?? USUAL_MESSAGE}
          error={errorOf(errors, 'message')}
          onChange={(message) => {
            onChange({ message })
          }}
        />
      </section>
      <LinkPart {...step} password={password} onPassword={onPassword} />
      <SlidersPart {...step} />
    </>
  )
}

/** How long the link opens, and whether it asks for a password. */
const LinkPart = ({ draft, errors, onChange, password, onPassword }: RecipientsStepProps) => (
  <section className="study-part">
    <h3>Le lien</h3>
    <IntegerInput
      label="Durée du lien"
      unit="jours"
      minimum={1}
      maximum={90}
      help="De 1 à 90 jours."
      value={draft.days}
      error={errorOf(errors, 'days')}
      onChange={(days) => {
        onChange({ days: typeof days === 'number' ? days : null })
      }}
    />
    <PasswordInput
      label="Mot de passe de lecture"
      autoComplete="new-password"
      help={
        'Facultatif\u00a0: 8\u00a0caractères au moins. Dites-le au client autrement que par e-mail. Il n’est pas gardé avec le brouillon.'
      }
      value={password}
      error={errorOf(errors, 'password')}
      onChange={onPassword}
    />
  </section>
)

interface PeopleProps {
  readonly recipients: readonly Recipient[]
  readonly error: string | undefined
  readonly onChange: (recipients: readonly Recipient[]) => void
}

const nobody: Recipient = { firstname: '', lastname: '', email: '' }

function People({ recipients, error, onChange }: PeopleProps) {
  return (
    <section className="study-part">
      <h3>Destinataires</h3>
      <ul className="study-people">
        {recipients.map((recipient, index) => (
          <li key={index}>
            <OneRecipient
              recipient={recipient}
              number={index + 1}
              onChange={(changed) => {
                onChange(recipients.with(index, { ...recipient, ...changed }))
              }}
              onRemove={() => {
                onChange(recipients.toSpliced(index, 1))
              }}
            />
          </li>
        ))}
      </ul>
      <p className="field-error" aria-live="polite">
        {error}
      </p>
      <Button
        onClick={() => {
          onChange([...recipients, nobody])
        }}
      >
        Ajouter un destinataire
      </Button>
    </section>
  )
}

interface OneRecipientProps {
  readonly recipient: Recipient
  /** From 1. */
  readonly number: number
  readonly onChange: (changed: Partial<Recipient>) => void
  readonly onRemove: () => void
}

const OneRecipient = ({ recipient, number, onChange, onRemove }: OneRecipientProps) => (
  <fieldset className="study-person">
    <legend className="visually-hidden">Destinataire {number}</legend>
    <TextInput
      label="Prénom"
      required
      value={recipient.firstname}
      onChange={(firstname) => {
        onChange({ firstname: firstname ?? '' })
      }}
    />
    <TextInput
      label="Nom"
      required
      value={recipient.lastname}
      onChange={(lastname) => {
        onChange({ lastname: lastname ?? '' })
      }}
    />
    <TextInput
      label="E-mail"
      type="email"
      required
      value={recipient.email}
      onChange={(email) => {
        onChange({ email: email ?? '' })
      }}
    />
    <Button aria-label={`Retirer ${recipient.firstname || `le destinataire ${number}`}`} onClick={onRemove}>
      Retirer
    </Button>
  </fieldset>
)
