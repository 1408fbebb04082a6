import { Link, useNavigate, useParams } from 'react-router-dom'
import { passwordReset } from '#contract/account'
import { api, errorsOf, outcomeOf } from '#client/api'
import { EntryForm } from '#client/forms'
import { loginAddress } from '#client/session'
import { useAppDispatch } from '#client/store'
import { ErrorBlock, Skeleton } from '#client/ui'
import { useToast } from '#client/ui/feedback'
import { forgottenPasswordAddress } from '../addresses'
import { NewPasswordFields } from '../NewPasswordFields'
import { LoginFrame } from './LoginFrame'

const { password, password_confirmation } = passwordReset.fields
const entry = { fields: { password, password_confirmation } }

/** Where the link of a mail leads: a new password is chosen by it, once. */
export function NewPasswordScreen() {
  const { token = '' } = useParams()
  return (
    <LoginFrame title="Nouveau mot de passe">
      <ByLink token={token} />
      <p className="login-link"><Link to={loginAddress({})}>Retour à la connexion</Link></p>
    </LoginFrame>
  )
}

function ByLink({ token }: { token: string }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const toast = useToast()
  const { data, error, refetch } = api.useCheckPasswordLinkQuery(token, { refetchOnMountOrArgChange: true })

  const submit = async (chosen: { readonly password: string; readonly password_confirmation: string }) => {
    const { error: failure } = outcomeOf(await dispatch(api.endpoints.setPassword.initiate({ token, ...chosen }, { track: false })))
    if (!failure) {
      await navigate(loginAddress({}), { replace: true })
      toast({ type: 'success', message: 'Votre mot de passe est changé. Connectez-vous.' })
      return undefined
    }
    const errors = errorsOf(failure)
    // The link was used or ended in between: the page says it as it would have at first.
    if (errors['token']) void refetch()
    return errors
  }

  if (error && 'kind' in error) return error.kind === 'http' && error.status === 404 ? <DeadLink /> : <ErrorBlock message={error.message} onRetry={() => { void refetch() }} />
  if (!data) return <Skeleton lines={4} onRetry={() => { void refetch() }} />
  return (
    <EntryForm definition={entry} submitLabel="Changer mon mot de passe" onSubmit={submit}>
      <NewPasswordFields />
    </EntryForm>
  )
}

function DeadLink() {
  return (
    <>
      <p className="login-reason" role="status">Ce lien n’est plus valable.</p>
      <p>Un lien sert une fois, pendant une heure. Votre mot de passe n’a pas changé.</p>
      <Link className="button button-primary login-action" to={forgottenPasswordAddress}>Demander un nouveau lien</Link>
    </>
  )
}
