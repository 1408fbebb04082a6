import { useState } from 'react'
import { loginAddress } from '#client/session'
import { Button } from '#client/ui/controls'
import { useEntrance } from './EntranceContext'
import { EntranceLink } from './EntranceLink'
import { LoginFrame } from './LoginFrame'

/** Where the link of a mail leads: its reader stops the mail of their alerts. A robot that reads mail presses no button. */
export function StopAlertMailScreen({ token }: { token: string }) {
  const { transport } = useEntrance()
  const [said, setSaid] = useState<string>()
  const [isDone, setDone] = useState(false)
  const stop = async () => {
    const path = `/v3/search-alerts/unsubscribe/${encodeURIComponent(token)}`
    const { failure } = await transport.send({ method: 'POST', path })
    setDone(failure === undefined)
    setSaid(failure ? failure.message : 'Vous ne recevrez plus d’alertes par e-mail. Elles restent dans l’application.')
  }
  return (
    <LoginFrame title="Alertes par e-mail">
      {said === undefined ? (
        <p>Ne plus recevoir vos alertes par e-mail&nbsp;? Elles restent dans l’application.</p>
      ) : (
        <p className="login-reason" role="status">
          {said}
        </p>
      )}
      {!isDone && (
        <Button type="primary" onClick={() => void stop()}>
          Ne plus les recevoir
        </Button>
      )}
      <p className="login-link">
        <EntranceLink to={loginAddress({})}>Retour à la connexion</EntranceLink>
      </p>
    </LoginFrame>
  )
}
