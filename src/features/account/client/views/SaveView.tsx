import { useState } from 'react'
import { messages } from '#contract'
import type { ViewedList } from '#features/account/contract'
import { api, errorsOf, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { OFFLINE, useOnline } from '#client/screens'
import { Button } from '#client/ui/controls'
import { TextInput } from '#client/ui/inputs'

interface SaveViewProps {
  readonly list: ViewedList
  /** What is shown, as views keep it. */
  readonly query: string
}

/** Saves what is shown under a name; over the view that has it already. */
export function SaveView({ list, query }: SaveViewProps) {
  const { name, error, type, save, isSaving } = useNewView({ list, query })
  const isOnline = useOnline()
  return (
    <form
      className="save-view"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Enter comes before the field hands its text over.
        void save((event.currentTarget.querySelector('input')?.value ?? name).trim())
      }}
    >
      <TextInput
        label="Nom de la vue affichée"
        help="Sous un nom qui existe déjà, elle remplace cette vue."
        required
        value={name}
        error={error}
        onChange={(text) => {
          type(text ?? '')
        }}
      />
      <Button
        htmlType="submit"
        type="primary"
        loading={isSaving}
        aria-busy={isSaving}
        disabled={!isOnline}
        title={isOnline ? undefined : OFFLINE}
      >
        Enregistrer cette vue
      </Button>
    </form>
  )
}

function useNewView({ list, query }: SaveViewProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [create, { isLoading }] = api.useCreateMutation()
  const toast = useToast()
  const type = (text: string) => {
    setName(text)
    setError(undefined)
  }
  const save = async (typed: string) => {
    if (typed === '') {
      setError(messages.required)
      return
    }
    const { error: refusal } = outcomeOf(await create({ type: 'saved_view', attributes: { name: typed, list, query } }))
    if (refusal) {
      setError(Object.values(errorsOf(refusal)).flat().join(' ') || refusal.message)
      return
    }
    setName('')
    toast({ type: 'success', message: `Vue «\u00a0${typed}\u00a0» enregistrée` })
  }
  return { name, error, type, save, isSaving: isLoading }
}
