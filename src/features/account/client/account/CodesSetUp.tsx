import { QRCode } from 'antd'
import { factorConfirmation } from '#features/account/contract'
import { SubmitForm, TextField } from '#client/forms'
import type { NewFactor } from '../api'

type Sending = ReturnType<Parameters<typeof SubmitForm>[0]['onSubmit']>

interface CodesSetUpProps {
  readonly factor: NewFactor
  readonly onConfirm: (code: string) => Sending
}

const { code } = factorConfirmation.fields
const entry = { fields: { code: { ...code, required: true as const } } }

/** An application that shows codes: a square to photograph, a code to type. */
export function CodesSetUp({ factor: { secret, address }, onConfirm }: CodesSetUpProps) {
  return (
    <div className="account-factor">
      <p>Photographiez ce carré avec votre application, ou tapez-y la clé, puis recopiez le code qu’elle montre.</p>
      <div className="account-square" role="img" aria-label="Carré à photographier">
        <QRCode type="svg" value={address} size={180} bordered={false} color="#000" bgColor="#fff" />
      </div>
      <p>
        Clé&nbsp;: <code className="account-secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <SubmitForm definition={entry} submitLabel="Confirmer" onSubmit={(typed) => onConfirm(typed.code)}>
        <TextField name="code" autoComplete="one-time-code" />
      </SubmitForm>
    </div>
  )
}
