import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { errorsOf } from '#client/api'
import { PasswordField, SubmitForm, TextField } from '#client/forms'
import { logIn } from '#client/session'
import { useAppDispatch } from '#client/store'
import { portalCredentials, portalPasswordAddress } from '#features/scpi/portal/contract'
import { portalRedirect } from '../addresses'
import { PortalFrame } from './PortalFrame'

/** Where a client says who he is; then back to where he was going. */
export function PortalLoginScreen() {
  const [parameters] = useSearchParams()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const submit = async (identity: { readonly email: string; readonly password: string }) => {
    const failure = await dispatch(logIn(identity))
    if (failure) return errorsOf(failure)
    await navigate(portalRedirect(parameters.get('redirectUrl')), { replace: true })
    return undefined
  }
  const reason = reasonOf(parameters)
  return (
    <PortalFrame title="Mon espace client">
      {reason !== undefined && (
        <p className="portal-reason" role="status">
          {reason}
        </p>
      )}
      <SubmitForm definition={portalCredentials} submitLabel="Se connecter" onSubmit={submit}>
        <TextField name="email" autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        <p>
          <Link to={portalPasswordAddress}>Mot de passe oublié&#8239;?</Link>
        </p>
      </SubmitForm>
      <p className="portal-note">
        Votre conseiller vous ouvre cet espace&nbsp;: vous recevez alors un e-mail pour choisir votre mot de passe.
      </p>
    </PortalFrame>
  )
}

function reasonOf(parameters: URLSearchParams): string | undefined {
  if (parameters.has('passwordChosen')) return 'Votre mot de passe est choisi. Connectez-vous.'
  return parameters.has('errorCode')
    ? 'Votre connexion a pris fin. Reconnectez-vous\u00a0: ce que vous avez saisi est gardé sur cet appareil.'
    : undefined
}
