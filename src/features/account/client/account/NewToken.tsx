import { useEffect, useRef, useState } from 'react'
import { CopyOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { resources } from '#contract'
import { errorsOf, outcomeOf } from '#client/api'
import { ChoiceField, EntryForm, TextField } from '#client/forms'
import { sessionStarted } from '#client/session'
import { useAppDispatch } from '#client/store'
import { Card } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useCopyToClipboard } from '#client/feedback'
import { accountApi } from '../api'

const { name, scope } = resources.token.fields
const entry = { fields: { name, scope } }

/** Makes a token, then shows it: this once, since only its trace is kept. */
export function NewToken({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch()
  const [value, setValue] = useState<string | null>(null)
  const submit = async (asked: { readonly name: string; readonly scope: string | null }) => {
    const request = { name: asked.name, scope: asked.scope ?? 'read' }
    const { data, error } = outcomeOf(
      await dispatch(accountApi.endpoints.createToken.initiate(request, { track: false })),
    )
    if (error) return errorsOf(error)
    setValue(data)
    // The account says which tokens it has.
    await dispatch(sessionStarted())
    return undefined
  }
  if (value !== null) return <Shown value={value} onClose={onClose} />
  return (
    <Card title="Nouveau jeton">
      <EntryForm
        definition={entry}
        submitLabel="Créer le jeton"
        onSubmit={submit}
        actions={<Button onClick={onClose}>Annuler</Button>}
      >
        <TextField name="name" />
        <ChoiceField name="scope" />
      </EntryForm>
    </Card>
  )
}

const COPY = {
  copied: 'Copié',
  refused: 'La copie n’est pas permise ici\u00a0: copiez le texte sélectionné au clavier.',
}

function Shown({ value, onClose }: { value: string; onClose: () => void }) {
  const copyToClipboard = useCopyToClipboard()
  const field = useRef<InputRef>(null)
  useEffect(() => {
    field.current?.select()
  }, [])
  const copy = async () => {
    if (!(await copyToClipboard(value, COPY))) field.current?.select()
  }
  return (
    <Card
      title="Votre jeton"
      sentence="Copiez-le maintenant et gardez-le en lieu sûr. Vous ne pourrez plus l’afficher."
    >
      <div className="account-token">
        <Input ref={field} className="account-token-value" aria-label="Jeton" readOnly value={value} />
        <Button
          type="primary"
          icon={<CopyOutlined aria-hidden />}
          onClick={() => {
            void copy()
          }}
        >
          Copier
        </Button>
        <Button onClick={onClose}>J’ai gardé le jeton</Button>
      </div>
    </Card>
  )
}
