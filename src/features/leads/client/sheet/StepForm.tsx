import { useId, useState, type SyntheticEvent } from 'react'
import { messages, resources, type Choice, type FieldErrors } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { leadStatuses, type LeadStatus } from '#features/leads/contract'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { ChoiceInput } from '#client/ui/inputs'
import { useToast } from '#client/feedback'
import { fullName } from '../leadRow'
import { stepLabel, useLeadChange } from '../leadSteps'
import { MeetingInput } from './MeetingInput'

interface StepFormProps {
  readonly lead: ResourceOf<'client_lead'>
  readonly step: LeadStatus
  readonly advisers: readonly Choice[]
  readonly onDone: () => void
}

/** The attribute that each step asks for. */
const asked = {
  assigned: 'adviser_id',
  meeting: 'meeting_at',
  lost: 'loss_reason',
  duplicate: 'duplicate_of_id',
} as const
type AskingStep = keyof typeof asked
const asks = (step: LeadStatus): step is AskingStep => Object.hasOwn(asked, step)

/** What must be known before a lead moves on, and what follows from it. */
export function StepForm({ step, ...props }: StepFormProps) {
  return asks(step) ? <AskingForm step={step} {...props} /> : null
}

function AskingForm({ lead, step, advisers, onDone }: StepFormProps & { step: AskingStep }) {
  const title = useId()
  const { value, setValue, error, submit } = useStepAnswer(lead, step, onDone)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void submit()
  }
  const input = {
    label: resources.client_lead.fields[asked[step]].label,
    required: true,
    value,
    error,
    onChange: (given: string | number | null) => {
      setValue(given === null ? null : String(given))
    },
  }
  return (
    <form className="lead-step-form" aria-labelledby={title} noValidate onSubmit={send}>
      <h3 id={title}>{stepLabel(step)}</h3>
      {step === 'meeting' && <MeetingInput {...input} />}
      {step === 'assigned' && <ChoiceInput {...input} asList choices={advisers} />}
      {step === 'lost' && <ChoiceInput {...input} choices={resources.client_lead.fields.loss_reason.choices ?? []} />}
      {step === 'duplicate' && <Kept lead={lead} input={input} />}
      <div className="form-actions">
        <Button onClick={onDone}>Annuler</Button>
        <Button type="primary" htmlType="submit">
          {step === 'duplicate' ? 'Fusionner' : stepLabel(step)}
        </Button>
      </div>
    </form>
  )
}

/** What the step asks for, until the server takes it. */
function useStepAnswer(lead: ResourceOf<'client_lead'>, step: AskingStep, onDone: () => void) {
  const name = asked[step]
  const [value, setValue] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const change = useLeadChange(lead)
  const toast = useToast()
  const submit = async () => {
    const refused = value === null ? { [name]: [messages.required] } : await change({ [name]: value, status: step })
    if (refused) {
      setErrors(refused)
      return
    }
    toast({ type: 'success', message: `Contact\u00a0: ${leadStatuses[step].toLowerCase()}` })
    onDone()
  }
  return {
    value,
    setValue: (given: string | null) => {
      setErrors({})
      setValue(given)
    },
    error: Object.values(errors).flat()[0],
    submit,
  }
}

interface KeptProps {
  readonly lead: ResourceOf<'client_lead'>
  readonly input: {
    readonly label: string
    readonly required: boolean
    readonly value: string | null
    readonly error: string | undefined
    readonly onChange: (value: string | number | null) => void
  }
}

/** Which of the leads of the same person is kept. */
function Kept({ lead, input }: KeptProps) {
  const others = useAppSelector((state) => selectRelated(state, 'client_lead', lead.relationships['duplicates']))
  if (others.length === 0)
    return <p>Aucun autre contact n’a cette adresse ni ce numéro. Corrigez d’abord les coordonnées.</p>
  const choices = others.map(({ id, attributes: { firstname, lastname, email } }) => ({
    value: id,
    label: [fullName(firstname, lastname), email].filter(Boolean).join(', '),
  }))
  return (
    <>
      <p>Les échanges sont regroupés sur le contact conservé.</p>
      <ChoiceInput {...input} choices={choices} />
    </>
  )
}
