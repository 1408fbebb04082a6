import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FieldErrors } from '#contract'
import { AmountField, ChoiceField, DateField, DecimalField, SubmitForm, TextField } from '#client/forms'
import { useToast } from '#client/feedback'
import { formatDate } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { Toggle } from '#client/ui/inputs'
import { clientFileAddress } from '#features/clientFile/contract'
import { today } from '#client/screens'
import { clientFileApi } from '../../api'
import { companionFieldName as companion, entryDefinition, formErrors, requestBody } from './entry'
import { Preview } from './Preview'
import './newClientFile.css'

/** The drawer that opens a client file from six figures (specification §3), then shows it. */
export function NewClientFile({ onClose }: { onClose: () => void }) {
  const [hasCompanion, setCompanion] = useState(false)
  const submit = useCreation(hasCompanion)
  return (
    <Drawer title="Nouveau dossier" open onClose={onClose} size={760} className="new-file">
      <SubmitForm
        definition={entryDefinition(hasCompanion)}
        submitLabel="Créer et ouvrir"
        onSubmit={submit}
        initialValues={{ title: `Dossier du ${formatDate(today())}` }}
      >
        <div className="new-file-columns">
          <div className="new-file-fields">
            <AmountField name="net_monthly_income" />
            <AmountField name="annual_tax" />
            <DecimalField name="fiscal_part" />
            <AmountField name="monthly_rent" />
            <AmountField name="alimony" />
            <AmountField name="monthly_loan_payment" />
            <Toggle
              label="Un conjoint fait partie du foyer"
              value={hasCompanion}
              onChange={(isOn) => {
                setCompanion(isOn === true)
              }}
            />
            {hasCompanion && <Companion />}
            <TextField name="title" />
          </div>
          <Preview hasCompanion={hasCompanion} />
        </div>
      </SubmitForm>
    </Drawer>
  )
}

/** Creates the file and shows it; answers what the server refuses. */
function useCreation(hasCompanion: boolean) {
  const [create] = clientFileApi.useCreateClientFileMutation()
  const navigate = useNavigate()
  const toast = useToast()
  return async (attributes: Readonly<Record<string, unknown>>): Promise<FieldErrors | undefined> => {
    const { data, error } = await create(requestBody(attributes, hasCompanion))
    const file = data?.refs[0]
    if (!file)
      return error && 'kind' in error && error.kind === 'http' && error.errors
        ? formErrors(error.errors)
        : { '': [error?.message ?? ''] }
    toast({ type: 'success', message: 'Dossier créé' })
    await navigate(clientFileAddress(file.id, 'informations'))
    return undefined
  }
}

function Companion() {
  return (
    <fieldset className="new-file-companion">
      <legend>Conjoint·e</legend>
      <ChoiceField name={companion('honorific')} />
      <TextField name={companion('firstname')} />
      <TextField name={companion('lastname')} />
      <DateField name={companion('birthdate')} />
      <AmountField name={companion('net_monthly_income')} />
    </fieldset>
  )
}
