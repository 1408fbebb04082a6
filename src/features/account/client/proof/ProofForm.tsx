import { useState } from 'react'
import { identityProof } from '#features/account/contract'
import { errorsOf, outcomeOf, transportOf } from '#client/api'
import { SubmitForm, PasswordField, TextField } from '#client/forms'
import { selectUser } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { ErrorBlock } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DialogDescription, Modal } from '#client/ui/modal'
import { accountApi } from '../api'
import type { PasskeyAnswer } from '../passkeys/PasskeyAnswer'
import { askedPasskey } from '../passkeys/passkeys'
import '../passkeys/otherMeans.css'

const required = true as const
const { password, code } = identityProof.fields
const byPassword = { fields: { password: { ...password, required } } }
const byCode = { fields: { code: { ...code, required } } }

/** Asks the server what a passkey signs, then the browser to sign it. */
const passkeyAsked =
  (path: string) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<PasskeyAnswer> =>
    askedPasskey(transportOf(extra), path)

interface ProofFormProps {
  readonly means: readonly string[]
  readonly onSettle: (isGiven: boolean) => void
}

/** Sends a proof of who one is. */
function useProof(onSettle: ProofFormProps['onSettle']) {
  const [failure, setFailure] = useState<string>()
  const dispatch = useAppDispatch()
  const submit = async (proof: object) => {
    const { error } = outcomeOf(await dispatch(accountApi.endpoints.confirmIdentity.initiate(proof, { track: false })))
    if (error) return errorsOf(error)
    onSettle(true)
    return undefined
  }
  const byPasskey = async () => {
    const { answer, failure } = await dispatch(passkeyAsked('/v3/account/confirm/passkey-options'))
    const errors = answer ? await submit({ passkey: answer }) : { '': [failure] }
    setFailure(errors && Object.values(errors).flat()[0])
  }
  return { failure, submit, byPasskey }
}

/** Asks again who one is, before what matters most. */
export function ProofForm({ means, onSettle }: ProofFormProps) {
  const [isByCode, setByCode] = useState(false)
  const email = useAppSelector(selectUser)?.attributes.email ?? ''
  const { failure, submit, byPasskey } = useProof(onSettle)
  const close = () => {
    onSettle(false)
  }
  const other = (
    <OtherMeans
      means={means}
      isByCode={isByCode}
      onPasskey={() => void byPasskey()}
      onOther={() => {
        setByCode(!isByCode)
      }}
    />
  )
  return (
    <Modal title="Confirmez que c’est bien vous" width={480} onClose={close}>
      <DialogDescription>
        Cette action touche aux accès ou à des données personnelles. Votre réponse vaut dix minutes.
      </DialogDescription>
      {failure !== undefined && <ErrorBlock message={failure} />}
      {isByCode ? (
        <SubmitForm key="code" definition={byCode} submitLabel="Confirmer" onSubmit={submit}>
          <TextField name="code" autoComplete="one-time-code" />
        </SubmitForm>
      ) : (
        <SubmitForm key="password" definition={byPassword} submitLabel="Confirmer" onSubmit={submit}>
          <input hidden type="email" autoComplete="username" value={email} readOnly />
          <PasswordField name="password" autoComplete="current-password" />
        </SubmitForm>
      )}
      {other}
    </Modal>
  )
}

interface OtherMeansProps {
  readonly means: readonly string[]
  readonly isByCode: boolean
  readonly onPasskey: () => void
  readonly onOther: () => void
}

/** They stand in rows of their own: with the first button they are wider than a telephone. */
function OtherMeans({ means, isByCode, onPasskey, onOther }: OtherMeansProps) {
  if (means.length < 2) return null
  return (
    <div className="other-means other-means-below">
      {means.includes('passkey') && <Button onClick={onPasskey}>Utiliser une clé d’accès</Button>}
      {means.includes('totp') && (
        <Button onClick={onOther}>{isByCode ? 'Utiliser le mot de passe' : 'Utiliser un code'}</Button>
      )}
    </div>
  )
}
