import { useState, type ReactNode } from 'react'
import { longText } from '#contract/fields'
import { errorsOf, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { SubmitForm, TextField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { Button } from '#client/ui/controls'
import { Facts } from '#client/ui/facts'
import { ChoiceInput } from '#client/ui/inputs'
import { Modal } from '#client/ui/modal'
import { updatesApi } from '../updates/api'
import type { UpdateRequest } from '../updates/updateRequest'
import { rightValue } from '../updates/valueDefinition'
import { currentOf, fieldName, suggestedOf, suggestedValue } from './words'

interface DecideDialogProps {
  readonly request: UpdateRequest
  readonly onClose: () => void
}

type Decision = 'correct' | 'accept' | 'reject'

const refusal = { fields: { reason: longText({ label: 'Raison', required: true, maxLength: 1_000 }) } }
const nothing = { fields: {} }

/** What becomes of an error that was told: corrected here where the firm may, else by the promoter, or refused with a reason. */
export function DecideDialog({ request, onClose }: DecideDialogProps) {
  const [decision, decide] = useState<Decision>(request.isCorrectable ? 'correct' : 'accept')
  return (
    <Modal title="Traiter un signalement" width={560} onClose={onClose}>
      <Facts
        facts={[
          { label: fieldName(request), value: currentOf(request) },
          { label: 'Proposé', value: suggestedOf(request) },
          ...(request.comment === null ? [] : [{ label: 'Commentaire', value: request.comment }]),
        ]}
      />
      <ChoiceInput
        label="Décision"
        choices={choicesOf(request)}
        value={decision}
        onChange={(value) => {
          if (value === 'correct' || value === 'accept' || value === 'reject') decide(value)
        }}
      />
      <Decided key={decision} decision={decision} request={request} onClose={onClose} />
    </Modal>
  )
}

const choicesOf = ({ isCorrectable }: UpdateRequest) => [
  ...(isCorrectable ? [{ value: 'correct', label: 'Accepter et corriger la valeur' }] : []),
  { value: 'accept', label: isCorrectable ? 'Accepter sans rien changer ici' : 'Accepter' },
  { value: 'reject', label: 'Refuser' },
]

interface DecidedProps extends DecideDialogProps {
  readonly decision: Decision
}

function Decided({ decision, request, onClose }: DecidedProps) {
  const send = useDecision(request.id, onClose)
  const actions = <Button onClick={onClose}>Annuler</Button>
  if (decision === 'correct') return <Correction request={request} actions={actions} send={send} />
  if (decision === 'accept')
    return (
      <SubmitForm
        definition={nothing}
        submitLabel="Accepter"
        actions={actions}
        onSubmit={() => send({ action: 'accept' })}
      >
        <p>{whoCorrects(request)}</p>
      </SubmitForm>
    )
  return (
    <SubmitForm
      definition={refusal}
      submitLabel="Refuser"
      actions={actions}
      onSubmit={({ reason }) => send({ action: 'reject', reason })}
    >
      <TextField name="reason" />
    </SubmitForm>
  )
}

interface CorrectionProps extends Pick<DecideDialogProps, 'request'> {
  readonly actions: ReactNode
  readonly send: ReturnType<typeof useDecision>
}

/** The right value, as whoever told the error proposes it. */
function Correction({ request, actions, send }: CorrectionProps) {
  const field = rightValue(request.type, request.field, 'Valeur corrigée')
  return (
    <SubmitForm
      definition={{ fields: { value: field } }}
      initialValues={{ value: suggestedValue(request) ?? null }}
      submitLabel="Corriger"
      actions={actions}
      onSubmit={({ value }) => send({ action: 'accept', value })}
    >
      <ValueField asList name="value" />
      <p className="remark">
        La fiche change aussitôt. Un import de fichiers qui dit encore l’ancienne valeur la remettrait.
      </p>
    </SubmitForm>
  )
}

/** Who must write the right value, where this screen does not. */
const whoCorrects = ({ isCorrectable, promoterName }: UpdateRequest): string =>
  isCorrectable
    ? 'Rien ne change ici\u00a0: la valeur sera corrigée par votre prochain import.'
    : `Rien ne change ici\u00a0: cette donnée vient du flux commun. Demandez la correction à ${promoterName}\u00a0; elle arrivera avec son prochain envoi.`

function useDecision(id: string, onClose: () => void) {
  const [decide] = updatesApi.useDecideUpdateRequestMutation()
  const toast = useToast()
  return async (decision: { action: 'accept' | 'reject'; value?: unknown; reason?: string }) => {
    const { error } = outcomeOf(await decide({ id, ...decision }))
    if (error) return errorsOf(error)
    toast({
      type: 'success',
      message: decision.action === 'accept' ? 'Signalement accepté' : 'Signalement refusé',
    })
    onClose()
    return undefined
  }
}
