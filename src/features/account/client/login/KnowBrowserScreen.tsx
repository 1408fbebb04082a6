import { useState } from 'react'
import { loginAddress } from '#client/session'
import { ErrorBlock } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useEntrance } from './EntranceContext'
import { EntranceLink } from './EntranceLink'
import { LoginFrame } from './LoginFrame'

/** Where the link of a mail leads: this browser is the one of its reader. A robot that reads mail presses no button. */
export function KnowBrowserScreen({ token }: { token: string }) {
  const { transport, go } = useEntrance()
  const [refused, setRefused] = useState<string>()
  const know = async () => {
    const { failure } = await transport.send({ method: 'POST', path: '/v3/account/login/browser', body: { token } })
    setRefused(failure?.message)
    if (!failure) await go(`${loginAddress({})}?browserKnown`, { replaces: true })
  }
  return (
    <LoginFrame title="Nouveau navigateur">
      <p>Beaucoup d’essais ont été faits sur votre compte. Si ce navigateur est le vôtre, connectez-vous ici.</p>
      {refused !== undefined && <ErrorBlock message={refused} />}
      <Button type="primary" block onClick={() => void know()}>
        Continuer dans ce navigateur
      </Button>
      <p className="login-link">
        <EntranceLink to={loginAddress({})}>Retour à la connexion</EntranceLink>
      </p>
    </LoginFrame>
  )
}
