import { useState } from 'react'
import { messages } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { errorsOf } from '#client/api'
import type { ApiFailure } from '#client/transport'
import { alertChannels, alertFrequencies, type AlertChannel, type AlertFrequency } from '#features/comparator/contract'
import { OFFLINE, useOnline } from '#client/screens'
import { Button } from '#client/ui/controls'
import { ChoiceInput, TextInput } from '#client/ui/inputs'
import { CheckGroup } from '../filters/CheckGroup'

/** What a person says of an alert besides what it looks for. */
export interface AlertSettings {
  readonly name: string
  readonly frequency: AlertFrequency
  readonly channels: readonly AlertChannel[]
}

/** What an alert says of it. */
export const settingsOf = ({ name, frequency, channels }: ResourceOf<'search_alert'>['attributes']): AlertSettings => ({
  name: name ?? '',
  frequency: frequency ?? 'daily',
  channels: channels ?? [],
})

/** Why an alert was not saved, in a sentence. */
export const faultOf = (failure: ApiFailure): string =>
  Object.values(errorsOf(failure)).flat().join(' ') || failure.message

const isFrequency = (value: unknown): value is AlertFrequency =>
  typeof value === 'string' && Object.hasOwn(alertFrequencies, value)
const frequencies = Object.entries(alertFrequencies).map(([value, label]) => ({ value, label }))
const channels: { value: AlertChannel; label: string }[] = [
  { value: 'mail', label: alertChannels.mail },
  { value: 'app', label: alertChannels.app },
]

interface AlertFormProps {
  readonly initial: AlertSettings
  /** On the button. */
  readonly verb: string
  /** Why the alert cannot be saved at all. */
  readonly obstacle?: string | undefined
  /** Resolves to what is wrong, in a sentence; undefined once it is saved. */
  readonly save: (settings: AlertSettings) => Promise<string | undefined>
}

/** Its name, when it tells, and where. */
export function AlertForm({ verb, obstacle, ...props }: AlertFormProps) {
  const { settings, error, isSaving, change, submit } = useAlertForm(props)
  const isOnline = useOnline()
  return (
    <form
      className="alert-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Enter comes before the field hands its text over.
        void submit((event.currentTarget.querySelector('input')?.value ?? settings.name).trim())
      }}
    >
      <TextInput
        required
        label="Nom de l’alerte"
        value={settings.name}
        error={error}
        onChange={(text) => {
          change({ name: text ?? '' })
        }}
      />
      <WhenAndWhere settings={settings} change={change} />
      {obstacle !== undefined && (
        <p className="remark" role="status">
          {obstacle}
        </p>
      )}
      <Button
        htmlType="submit"
        type="primary"
        loading={isSaving}
        disabled={!isOnline || obstacle !== undefined}
        title={isOnline ? undefined : OFFLINE}
      >
        {verb}
      </Button>
    </form>
  )
}

type Change = (changed: Partial<AlertSettings>) => void

function useAlertForm({ initial, save }: Pick<AlertFormProps, 'initial' | 'save'>) {
  const [settings, setSettings] = useState(initial)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const change: Change = (changed) => {
    setSettings((current) => ({ ...current, ...changed }))
    setError(undefined)
  }
  const submit = async (name: string) => {
    setSaving(true)
    setError(name === '' ? messages.required : await save({ ...settings, name }))
    setSaving(false)
  }
  return { settings, error, isSaving, change, submit }
}

const WhenAndWhere = ({ settings, change }: { readonly settings: AlertSettings; readonly change: Change }) => (
  <>
    <ChoiceInput
      label="Fréquence"
      help={'Quotidienne\u00a0: chaque jour à 7\u00a0h. Hebdomadaire\u00a0: le lundi à 7\u00a0h.'}
      choices={frequencies}
      value={settings.frequency}
      onChange={(frequency) => {
        if (isFrequency(frequency)) change({ frequency })
      }}
    />
    <CheckGroup
      label="Réception"
      choices={channels}
      values={settings.channels}
      onChange={(chosen) => {
        if (chosen.length > 0) change({ channels: chosen })
      }}
    />
  </>
)
