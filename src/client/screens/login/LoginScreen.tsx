import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { credentials } from '#contract/account'
import { EntryForm, PasswordField, TextField } from '#client/forms'
import { logIn, safeRedirect } from '#client/session'
import { useAppDispatch } from '#client/store'
import { Logo } from '#client/ui/layout'
import { DemoAccounts } from './DemoAccounts'
import './login.css'

/** Why somebody is here again, by the status that sent them (specification §8). */
const reasons: ReadonlyMap<string, string> = new Map([
  ['401', 'Votre session a expiré. Reconnectez-vous.'],
  ['419', 'Votre session a expiré. Reconnectez-vous.'],
  ['403', 'Vous n’avez pas accès à cet espace. Connectez-vous avec un autre compte.'],
  ['access_denied', 'Access denied. Ce compte n’a pas accès à cet espace\u202f: contactez votre administrateur.'],
])

interface Identity {
  readonly email: string
  readonly password: string
}

/** Where someone says who they are; then back to where they were going. */
export function LoginScreen() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [chosen, choose] = useState<Identity | null>(null)
  const reason = reasons.get(parameters.get('errorCode') ?? '')

  const submit = async (identity: Identity) => {
    const failure = await dispatch(logIn(identity))
    if (!failure) {
      await navigate(safeRedirect(parameters.get('redirectUrl')), { replace: true })
      return undefined
    }
    return failure.kind === 'http' && failure.errors ? failure.errors : { '': [failure.message] }
  }

  return (
    <div className="login">
      <title>Connexion · Solive</title>
      <header className="login-brand">
        <Logo />
        <Elevation />
        <p>Ce que coûte un investissement, par mois, preuves à l’appui.</p>
      </header>
      <main className="login-panel">
        <h1>Connexion</h1>
        {reason !== undefined && <p className="login-reason" role="status">{reason}</p>}
        <EntryForm key={chosen?.email} definition={credentials} submitLabel="Se connecter" onSubmit={submit} {...(chosen ? { initialValues: { ...chosen } } : {})}>
          <TextField name="email" autoComplete="username" />
          <PasswordField name="password" autoComplete="current-password" />
        </EntryForm>
        <DemoAccounts onChoose={choose} />
      </main>
    </div>
  )
}

/** The elevation of a house, its joists drawn in blue. */
function Elevation() {
  return (
    <svg className="login-drawing" viewBox="0 0 400 260" aria-hidden>
      <path d="M20 240h360M70 240V110M330 240V110M50 122 200 30l150 92M120 240v-62h44v62M236 178h44v34h-44zM178 92h44v30h-44z" />
      <path d="M70 142h260M70 154h260M92 142v12M124 142v12M156 142v12M188 142v12M220 142v12M252 142v12M284 142v12M316 142v12" />
    </svg>
  )
}
