import { useState } from 'react'
import { credentials, forgottenPasswordAddress } from '#features/account/contract'
import { errorsOf } from '#client/api'
import { EntryForm, PasswordField, TextField } from '#client/forms'
import { safeRedirect } from '#client/session'
import { DemoAccounts } from './DemoAccounts'
import { useEntrance, type Identity } from './EntranceContext'
import { EntranceLink } from './EntranceLink'
import { LoginFrame } from './LoginFrame'

/** Why somebody is here again, by the status that sent them (specification §8). */
const reasons: ReadonlyMap<string, string> = new Map([
  ['401', 'Votre session a expiré. Reconnectez-vous.'],
  ['419', 'Votre session a expiré. Reconnectez-vous.'],
  ['403', 'Vous n’avez pas accès à cet espace.'],
  ['access_denied', 'Access denied. Contactez votre administrateur.'],
])

const PASSWORD_CHANGED = 'Votre mot de passe est changé. Connectez-vous.'

/** Where someone says who they are; then back to where they were going. */
export function LoginScreen({ parameters }: { parameters: URLSearchParams }) {
  const { logIn, go } = useEntrance()
  const [chosen, choose] = useState<Identity | null>(null)
  const reason = parameters.has('passwordChanged') ? PASSWORD_CHANGED : reasons.get(parameters.get('errorCode') ?? '')

  const submit = async (identity: Identity) => {
    const failure = await logIn(identity)
    if (failure) return errorsOf(failure)
    await go(safeRedirect(parameters.get('redirectUrl')), { replaces: true })
    return undefined
  }

  return (
    <LoginFrame title="Connexion">
      {reason !== undefined && (
        <p className="login-reason" role="status">
          {reason}
        </p>
      )}
      <EntryForm
        key={chosen?.email}
        definition={credentials}
        submitLabel="Se connecter"
        onSubmit={submit}
        {...(chosen ? { initialValues: { ...chosen } } : {})}
      >
        <TextField name="email" autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        <p className="login-link">
          <EntranceLink to={forgottenPasswordAddress}>Mot de passe oublié&#8239;?</EntranceLink>
        </p>
      </EntryForm>
      <DemoAccounts onChoose={choose} />
    </LoginFrame>
  )
}
