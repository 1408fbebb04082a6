import { Suspense, useState } from 'react'
import type { Entries } from '#contract/json'
import { credentials, forgottenPasswordAddress } from '#features/account/contract'
import { errorsOf } from '#client/api'
import { SubmitForm, PasswordField, TextField } from '#client/forms'
import { safeRedirect } from '#client/session'
import { askedFactors } from '#client/transport'
import { ErrorBlock } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DemoAccounts } from './DemoAccounts'
import { DemoRequest } from './DemoRequest'
import { useEntrance, type Identity } from './EntranceContext'
import { EntranceLink } from './EntranceLink'
import { LoginFrame } from './LoginFrame'
import { SecondFactorForm } from './lazySecondFactor'
import { SECOND_FACTOR } from './openings'

/** Why somebody is here again, by the status that sent them (specification §8). */
const reasons: ReadonlyMap<string, string> = new Map([
  ['401', 'Votre session a expiré. Reconnectez-vous.'],
  ['419', 'Votre session a expiré. Reconnectez-vous.'],
  ['403', 'Vous n’avez pas accès à cet espace.'],
  ['access_denied', 'Access denied. Contactez votre administrateur.'],
])

/** What was just done, by the name of the parameter that says it. */
const DONE: readonly (readonly [string, string])[] = [
  ['passwordChanged', 'Votre mot de passe est changé. Connectez-vous.'],
  ['browserKnown', 'Ce navigateur est reconnu. Connectez-vous.'],
]

/** Where someone says who they are; then back to where they were going. */
export function LoginScreen({ parameters }: { parameters: URLSearchParams }) {
  const { open, go } = useEntrance()
  const [asked, setAsked] = useState<Entries>()
  const [, done] = DONE.find(([name]) => parameters.has(name)) ?? []
  const reason = done ?? reasons.get(parameters.get('errorCode') ?? '')
  const enter = () => go(safeRedirect(parameters.get('redirectUrl')), { replaces: true })
  return (
    <LoginFrame title="Connexion">
      {reason !== undefined && !asked && (
        <p className="login-reason" role="status">
          {reason}
        </p>
      )}
      {asked ? (
        <Suspense>
          <SecondFactorForm asked={asked} onProve={(proof) => open(SECOND_FACTOR, proof)} onProven={enter} />
        </Suspense>
      ) : (
        <PasswordForm onAsked={setAsked} onEntered={enter} />
      )}
    </LoginFrame>
  )
}

interface PasswordFormProps {
  /** The password was right, and a second factor is asked for. */
  readonly onAsked: (asked: Entries) => void
  readonly onEntered: () => Promise<void>
}

function PasswordForm({ onAsked, onEntered }: PasswordFormProps) {
  const { logIn } = useEntrance()
  const [chosen, choose] = useState<Identity | null>(null)
  const submit = async (identity: Identity) => {
    const failure = await logIn(identity)
    const asked = failure && askedFactors(failure)
    if (asked) onAsked(asked)
    else if (failure) return errorsOf(failure)
    else await onEntered()
    return undefined
  }
  return (
    <>
      <SubmitForm
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
      </SubmitForm>
      <PasskeyButton onEntered={onEntered} />
      <DemoRequest />
      <DemoAccounts onChoose={choose} />
    </>
  )
}

/** Opens the account by a passkey alone, for who chose that. */
function PasskeyButton({ onEntered }: Pick<PasswordFormProps, 'onEntered'>) {
  const dependencies = useEntrance()
  const [failure, setFailure] = useState<string>()
  const enter = async () => {
    const { openByPasskey } = await import(/* webpackChunkName: "passkey-login" */ './byPasskey')
    const refused = await openByPasskey(dependencies)
    setFailure(refused)
    if (refused === undefined) await onEntered()
  }
  return (
    <>
      {failure !== undefined && <ErrorBlock message={failure} />}
      <Button block onClick={() => void enter()}>
        Utiliser une clé d’accès
      </Button>
    </>
  )
}
