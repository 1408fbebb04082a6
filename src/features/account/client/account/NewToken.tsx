import { useEffect, useRef, useState } from 'react'
import { CopyOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { resources, type CompleteAttributesOf, type FieldErrors } from '#contract'
import { isoDate, text } from '#contract/fields'
import { errorsOf, outcomeOf } from '#client/api'
import { ChoiceField, DateField, SubmitForm, FlagField, TextField } from '#client/forms'
import { sessionStarted } from '#client/session'
import { useAppDispatch } from '#client/store'
import { Card } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useCopyToClipboard } from '#client/feedback'
import { accountApi } from '../api'
import { ResourcesField } from './ResourcesField'
import { useTokenResources } from './useTokenResources'

const { name, scope, scopes, kept_on_password_change } = resources.token.fields
/** One chooses a day: the token ends with it. */
const expires_on = isoDate({ label: 'Expire le', help: 'Sans date, il dure jusqu’à ce que vous le révoquiez.' })
/** One types them in a line, with commas or spaces between. */
const addresses = text({
  label: resources.token.fields.addresses.label,
  help: 'Par exemple 203.0.113.7, 2001:db8::/32. Sans adresse, il s’utilise de partout.',
  maxLength: 1_000,
})
const entry = { fields: { name, scope, scopes, addresses, expires_on, kept_on_password_change } }
type Typed = CompleteAttributesOf<typeof entry>

const requestOf = ({ expires_on: day, addresses: line, scope: right, scopes: types, ...typed }: Typed) => ({
  ...typed,
  scope: right ?? 'read',
  scopes: (types ?? []).map((type) => `${type}:${right ?? 'read'}`),
  addresses: (line ?? '').split(/[\s,;]+/).filter((address) => address !== ''),
  expires_at: day === null ? null : `${day}T23:59:59.000Z`,
})

interface MadeToken {
  readonly value: string
  /** What it is narrowed to; none: nothing. */
  readonly types: readonly string[]
}

/** Makes a token, then shows it: this once, since only its trace is kept. */
export function NewToken({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch()
  const [made, setMade] = useState<MadeToken | null>(null)
  const submit = async (typed: Typed) => {
    const { data, error } = outcomeOf(
      await dispatch(accountApi.endpoints.createToken.initiate(requestOf(typed), { track: false })),
    )
    if (error) return refusedOf(errorsOf(error))
    setMade({ value: data, types: typed.scopes ?? [] })
    // The account says which tokens it has.
    await dispatch(sessionStarted())
    return undefined
  }
  if (made) return <Shown {...made} onClose={onClose} />
  return (
    <Card title="Nouveau jeton">
      <SubmitForm
        definition={entry}
        submitLabel="Créer le jeton"
        onSubmit={submit}
        actions={<Button onClick={onClose}>Annuler</Button>}
      >
        <TextField name="name" />
        <ChoiceField name="scope" />
        <ResourcesField name="scopes" />
        <TextField name="addresses" />
        <DateField name="expires_on" />
        <FlagField name="kept_on_password_change" />
      </SubmitForm>
    </Card>
  )
}

/** What is said of the instant is said of its day. */
const refusedOf = ({ expires_at: day, ...others }: FieldErrors): FieldErrors =>
  day ? { ...others, expires_on: day } : others

const COPY = {
  copied: 'Copié',
  refused: 'La copie n’est pas permise ici\u00a0: copiez le texte sélectionné au clavier.',
}

/** What a narrowed token opens, and that it opens nothing else. */
function Limits({ types }: Pick<MadeToken, 'types'>) {
  const labels = new Map(useTokenResources().map(({ type, label }) => [type, label]))
  if (types.length === 0) return null
  return (
    <p>
      Il est limité à&nbsp;: {types.map((type) => labels.get(type) ?? type).join(', ')}. Toute autre demande lui est
      refusée.
    </p>
  )
}

function Shown({ value, types, onClose }: MadeToken & { readonly onClose: () => void }) {
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
      <Limits types={types} />
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
