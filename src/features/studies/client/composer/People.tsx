import { useRef } from 'react'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { TextInput } from '#client/ui/inputs'
import { MOST_RECIPIENTS, type Recipient } from '#features/studies/contract'
import { FieldError } from './FieldError'
import type { StepProps } from './StepProps'
import { errorOf, toldOf } from './steps'
import { recipientOf } from './useRecipients'

interface PeopleProps extends StepProps {
  readonly recipients: readonly Recipient[]
}

const nobody: Recipient = { firstname: '', lastname: '', email: '' }

/** Who gets the study: people of the file, others, the adviser for a copy. */
export function People({ recipients, ...step }: PeopleProps) {
  const set = (changed: readonly Recipient[]) => {
    step.onChange({ recipients: changed })
  }
  return (
    <section className="study-part">
      <h3>À qui l’envoyer</h3>
      <ul className="study-people">
        {recipients.map((recipient, index) => (
          <li key={index}>
            <OneRecipient
              {...step}
              recipient={recipient}
              index={index}
              onEdit={(changed) => {
                set(recipients.with(index, { ...recipient, ...changed }))
              }}
              onRemove={() => {
                set(recipients.toSpliced(index, 1))
              }}
            />
          </li>
        ))}
      </ul>
      <FieldError text={errorOf(step.errors, 'recipients')} />
      {recipients.length < MOST_RECIPIENTS && (
        <Additions
          recipients={recipients}
          onAdd={(added) => {
            set([...recipients, added])
          }}
        />
      )}
    </section>
  )
}

interface AdditionsProps {
  readonly recipients: readonly Recipient[]
  readonly onAdd: (recipient: Recipient) => void
}

/** Somebody more, or the adviser themself unless they are there. */
function Additions({ recipients, onAdd }: AdditionsProps) {
  const user = useAppSelector(selectUser)
  const { first_name: firstname, last_name: lastname, email } = user?.attributes ?? {}
  const me = recipientOf({ firstname, lastname, email })
  const other = useRef<HTMLButtonElement>(null)
  const isThere = recipients.some((one) => one.email.toLowerCase() === me.email.toLowerCase())
  return (
    <div className="study-actions">
      <Button
        ref={other}
        onClick={() => {
          onAdd(nobody)
        }}
      >
        Ajouter un destinataire
      </Button>
      {me.email !== '' && !isThere && (
        <Button
          onClick={() => {
            onAdd(me)
            // This button goes away.
            other.current?.focus()
          }}
        >
          Ajouter une copie pour moi
        </Button>
      )}
    </div>
  )
}

interface OneRecipientProps extends StepProps {
  readonly recipient: Recipient
  /** From 0. */
  readonly index: number
  readonly onEdit: (changed: Partial<Recipient>) => void
  readonly onRemove: () => void
}

const OneRecipient = ({ recipient, index, onEdit, onRemove, ...step }: OneRecipientProps) => (
  <fieldset className="study-person">
    <legend className="visually-hidden">Destinataire {index + 1}</legend>
    <TextInput
      label="Prénom"
      required
      value={recipient.firstname}
      {...toldOf(step, `recipients.${index}.firstname`)}
      onChange={(firstname) => {
        onEdit({ firstname: firstname ?? '' })
      }}
    />
    <TextInput
      label="Nom"
      required
      value={recipient.lastname}
      {...toldOf(step, `recipients.${index}.lastname`)}
      onChange={(lastname) => {
        onEdit({ lastname: lastname ?? '' })
      }}
    />
    <TextInput
      label="E-mail"
      type="email"
      required
      value={recipient.email}
      {...toldOf(step, `recipients.${index}.email`)}
      onChange={(email) => {
        onEdit({ email: email ?? '' })
      }}
    />
    <Button aria-label={`Retirer ${recipient.firstname || `le destinataire ${index + 1}`}`} onClick={onRemove}>
      Retirer
    </Button>
  </fieldset>
)
