import { useState } from 'react'
import { errorsOf, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { SubmitForm, TextField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { Drawer } from '#client/ui/drawer'
import { ChoiceInput } from '#client/ui/inputs'
import { propertyUpdateRequest, reportableFields } from '#features/catalogue/contract/updates'
import { fieldsOf, writtenField } from '../writtenField'
import { updatesApi } from './api'
import type { Reported } from './Reported'
import { rightValue } from './valueDefinition'

interface ReportDrawerProps extends Reported {
  readonly onClose: () => void
}

/** What is wrong on a page of the catalogue, and what is right: told to who answers for the catalogue of the firm. */
export function ReportDrawer({ onClose, ...reported }: ReportDrawerProps) {
  const [field, choose] = useState<string | null>(null)
  const fields = fieldsOf(reported.type)
  return (
    <Drawer title="Signaler une erreur" open onClose={onClose} size={420}>
      <p className="card-sentence">
        La personne qui gère le catalogue de votre société vérifie, puis vous recevez sa réponse par e-mail.
      </p>
      <ChoiceInput
        asList
        required
        label="Donnée"
        placeholder="Choisissez ce qui est faux"
        choices={reportableFields[reported.type].map((name) => ({ value: name, label: fields[name]?.label ?? name }))}
        value={field}
        onChange={(value) => {
          choose(value === null ? null : String(value))
        }}
      />
      {field !== null && <RightValue key={field} field={field} reported={reported} onClose={onClose} />}
    </Drawer>
  )
}

interface RightValueProps {
  readonly field: string
  readonly reported: Reported
  readonly onClose: () => void
}

/** What the page says, and what it should say. */
function RightValue({ field, reported, onClose }: RightValueProps) {
  const { type, attributes } = reported
  const said = rightValue(type, field)
  const definition = { fields: { suggested_value: said, comment: propertyUpdateRequest.fields.comment } }
  const current = attributes[field]
  const described = fieldsOf(type)[field]
  const send = useReport(reported, field, onClose)
  return (
    <SubmitForm definition={definition} submitLabel="Signaler" onSubmit={send}>
      {described && !Array.isArray(current) && (
        <p>
          Valeur actuelle&nbsp;: <strong>{writtenField(described, current)}</strong>
        </p>
      )}
      <ValueField asList name="suggested_value" />
      <TextField name="comment" />
    </SubmitForm>
  )
}

function useReport({ type, id, attributes }: Reported, field: string, onClose: () => void) {
  const [report] = updatesApi.useReportErrorMutation()
  const toast = useToast()
  return async ({ suggested_value, comment }: { suggested_value: unknown; comment: string | null }) => {
    const current = attributes[field]
    const { error } = outcomeOf(
      await report({
        [type]: id,
        field,
        current_value: textOf(current),
        suggested_value: textOf(suggested_value),
        comment,
      }),
    )
    if (error) return errorsOf(error)
    toast({ type: 'success', message: 'Erreur signalée. Vous recevrez la réponse par e-mail.' })
    onClose()
    return undefined
  }
}

/** A value as a request carries it; null for none, and for what is no single value. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
