import { useEffect, useState } from 'react'
import { passwordResetRequest } from '#features/account/contract'
import { errorsOf } from '#client/api'
import { SubmitForm, TextField } from '#client/forms'
import { loginAddress } from '#client/session'
import { ErrorBlock } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useEntrance } from './EntranceContext'
import { EntranceLink } from './EntranceLink'
import { LoginFrame } from './LoginFrame'

interface Request {
  readonly email: string
}

/** Where someone who forgot their password asks for a link. What is answered never tells whether the address has an account. */
export function ForgottenPasswordScreen() {
  const { transport } = useEntrance()
  const [asked, setAsked] = useState<string | null>(null)
  const ask = async ({ email }: Request) => {
    const { failure } = await transport.send({
      method: 'POST',
      path: '/v3/account/password/send-email',
      body: { email },
    })
    if (failure) return errorsOf(failure)
    setAsked(email)
    return undefined
  }
  return (
    <LoginFrame title="Mot de passe oublié">
      {asked === null ? (
        <>
          <p>
            Indiquez l’adresse e-mail de votre compte. Vous y recevrez un lien, valable une heure, pour choisir un autre
            mot de passe.
          </p>
          <SubmitForm definition={passwordResetRequest} submitLabel="Recevoir un lien" onSubmit={ask}>
            <TextField name="email" autoComplete="username" />
          </SubmitForm>
        </>
      ) : (
        <Sent email={asked} onAgain={async () => (await ask({ email: asked }))?.['']?.[0]} />
      )}
      <p className="login-link">
        <EntranceLink to={loginAddress({})}>Retour à la connexion</EntranceLink>
      </p>
    </LoginFrame>
  )
}

/** How long one waits before asking again, in seconds. */
const PAUSE = 60

function Sent({ email, onAgain }: { email: string; onAgain: () => Promise<string | undefined> }) {
  const [left, setLeft] = useState(PAUSE)
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => {
      setLeft(left - 1)
    }, 1000)
    return () => {
      clearTimeout(timer)
    }
  }, [left])
  const again = async () => {
    setLeft(PAUSE)
    setFailure(await onAgain())
  }
  return (
    <>
      <p className="login-reason" role="status">
        Si un compte existe, vous recevrez un e-mail dans quelques minutes.
      </p>
      <p>
        Adresse indiquée&nbsp;: <strong>{email}</strong>. Pensez à regarder dans vos courriers indésirables.
      </p>
      {failure !== undefined && <ErrorBlock message={failure} />}
      <Button
        disabled={left > 0}
        onClick={() => {
          void again()
        }}
      >
        {left > 0 ? `Renvoyer (dans ${left} s)` : 'Renvoyer'}
      </Button>
    </>
  )
}
