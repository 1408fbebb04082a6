import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { errorsOf } from '#client/api'
import { PasswordField, SubmitForm } from '#client/forms'
import type { ApiFailure, Transport } from '#client/transport'
import { ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import {
  compositionFault,
  PASSWORD_RULE,
  portalLoginAddress,
  portalPassword,
  portalPasswordAddress,
} from '#features/scpi/portal/contract'
import { portalLogin } from '../addresses'
import { PortalFrame } from './PortalFrame'

const PASSWORD = '/scpi/v1/client/account/password'

const { password: chosen, password_confirmation } = portalPassword.fields
const entry = { fields: { password: chosen, password_confirmation } }

/** What the link of the e-mail holds. */
interface SentLink {
  readonly token: string
  readonly email: string
}

/** Where the link of an e-mail leads: a client chooses his password by it, once. */
export function ChoosePasswordScreen({ transport }: { transport: Transport }) {
  const { token = '' } = useParams()
  const [parameters] = useSearchParams()
  return (
    <PortalFrame title="Choisir mon mot de passe">
      <ByLink transport={transport} link={{ token, email: parameters.get('email') ?? '' }} />
      <p>
        <Link to={portalLoginAddress}>Aller à la connexion</Link>
      </p>
    </PortalFrame>
  )
}

function ByLink({ transport, link: { token, email } }: { transport: Transport; link: SentLink }) {
  const navigate = useNavigate()
  const { check, again } = useCheck(transport, token, email)
  const submit = async (passwords: { readonly password: string; readonly password_confirmation: string }) => {
    const fault = compositionFault(passwords.password, email)
    if (fault !== undefined) return { password: [fault] }
    const body = { email, token, ...passwords }
    const { failure } = await transport.send({ method: 'POST', path: `${PASSWORD}/set`, body })
    if (!failure) {
      await navigate(portalLogin({ isPasswordChosen: true }), { replace: true })
      return undefined
    }
    const errors = errorsOf(failure)
    // The link was used or ended in between: the page says it as it would have at first.
    if (errors['token']) again()
    return errors
  }
  if (!check) return <Skeleton lines={4} onRetry={again} />
  if (check.failure) return <ErrorBlock message={check.failure.message} onRetry={again} />
  if (!check.isOpen) return <DeadLink />
  return (
    <SubmitForm definition={entry} submitLabel="Choisir ce mot de passe" onSubmit={submit}>
      <input hidden type="email" autoComplete="username" value={email} readOnly />
      <PasswordField name="password" autoComplete="new-password" />
      <p className="portal-note">{PASSWORD_RULE}</p>
      <PasswordField name="password_confirmation" autoComplete="new-password" />
    </SubmitForm>
  )
}

function DeadLink() {
  const navigate = useNavigate()
  return (
    <>
      <p className="portal-reason" role="status">
        Ce lien n’est plus valable.
      </p>
      <p>Il a déjà servi, il est trop ancien, ou un lien envoyé depuis l’a remplacé. Rien n’a changé.</p>
      <Button type="primary" onClick={() => void navigate(portalPasswordAddress)}>
        Demander un nouveau lien
      </Button>
    </>
  )
}

interface Check {
  readonly isOpen: boolean
  /** Why nobody could say. */
  readonly failure?: ApiFailure
}

async function checkLink(transport: Transport, token: string, email: string): Promise<Check> {
  const path = `${PASSWORD}/check-token/${encodeURIComponent(token)}`
  const { failure } = await transport.send({ method: 'GET', path, query: { email } })
  if (!failure) return { isOpen: true }
  return failure.kind === 'http' && failure.status === 422 ? { isOpen: false } : { isOpen: false, failure }
}

/** Asks the server about a link, and again on demand. */
function useCheck(transport: Transport, token: string, email: string) {
  const [check, setCheck] = useState<Check>()
  const again = useCallback(() => {
    void checkLink(transport, token, email).then(setCheck)
  }, [transport, token, email])
  useEffect(again, [again])
  return { check, again }
}
