import { useState } from 'react'
import { loginAddress } from '#client/session'
import { Button } from '#client/ui/controls'
import { useEntrance } from './EntranceContext'
import { EntranceLink } from './EntranceLink'
import { LoginFrame } from './LoginFrame'

/** Where the link of a mail leads: its reader confirms that the address is theirs. A robot that reads mail presses no button. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const { transport } = useEntrance()
  const [said, setSaid] = useState<string>()
  const [isDone, setDone] = useState(false)
  const confirm = async () => {
    const { failure } = await transport.send({ method: 'POST', path: '/v3/account/confirm-email', body: { token } })
    setDone(failure === undefined)
    setSaid(failure ? failure.message : 'Votre adresse est confirmée\u202f: elle ouvre désormais votre compte.')
  }
  return (
    <LoginFrame title="Nouvelle adresse">
      {said === undefined ? (
        <p>Votre compte Solive s’ouvrira désormais avec cette adresse.</p>
      ) : (
        <p className="login-reason" role="status">
          {said}
        </p>
      )}
      {!isDone && (
        <Button type="primary" onClick={() => void confirm()}>
          Confirmer mon adresse
        </Button>
      )}
      <p className="login-link">
        <EntranceLink to={loginAddress({})}>Retour à la connexion</EntranceLink>
      </p>
    </LoginFrame>
  )
}
