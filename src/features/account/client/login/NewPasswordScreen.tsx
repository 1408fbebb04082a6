import { useCallback, useEffect, useState } from 'react'
import { passwordReset, forgottenPasswordAddress } from '#features/account/contract'
import { errorsOf } from '#client/api'
import { SubmitForm } from '#client/forms'
import { loginAddress } from '#client/session'
import { ErrorBlock, Skeleton } from '#client/ui'
import type { ApiFailure, Transport } from '#client/transport'
import { NewPasswordFields } from '../passwords/NewPasswordFields'
import { useEntrance } from './EntranceContext'
import { EntranceButton, EntranceLink } from './EntranceLink'
import { LoginFrame } from './LoginFrame'

const { password, password_confirmation } = passwordReset.fields
const entry = { fields: { password, password_confirmation } }

/** Where the link of a mail leads: a new password is chosen by it, once. */
export function NewPasswordScreen({ token }: { token: string }) {
  return (
    <LoginFrame title="Nouveau mot de passe">
      <ByLink token={token} />
      <p className="login-link">
        <EntranceLink to={loginAddress({})}>Retour à la connexion</EntranceLink>
      </p>
    </LoginFrame>
  )
}

function ByLink({ token }: { token: string }) {
  const { transport, go } = useEntrance()
  const { check, again } = useLinkCheck(transport, token)

  const submit = async (chosen: { readonly password: string; readonly password_confirmation: string }) => {
    const { failure } = await transport.send({
      method: 'POST',
      path: '/v3/account/password/set',
      body: { token, ...chosen },
    })
    if (!failure) {
      await go(loginAddress({ isPasswordChanged: true }), { replaces: true })
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
    <SubmitForm definition={entry} submitLabel="Changer mon mot de passe" onSubmit={submit}>
      <NewPasswordFields />
    </SubmitForm>
  )
}

function DeadLink() {
  return (
    <>
      <p className="login-reason" role="status">
        Ce lien n’est plus valable.
      </p>
      <p>
        Il a déjà servi, il est trop ancien, ou un lien envoyé depuis l’a remplacé&nbsp;: ouvrez celui du dernier e-mail
        de Solive. Rien n’a changé. Si c’était une invitation, votre administrateur peut la renvoyer.
      </p>
      <EntranceButton to={forgottenPasswordAddress}>Demander un nouveau lien</EntranceButton>
    </>
  )
}

/** Whether the link of a mail still opens: undefined until the server has said so. */
interface LinkCheck {
  readonly isOpen: boolean
  /** Why nobody could say. */
  readonly failure?: ApiFailure
}

async function checkLink(transport: Transport, token: string): Promise<LinkCheck> {
  const { failure } = await transport.send({
    method: 'GET',
    path: `/v3/account/password/check-token/${encodeURIComponent(token)}`,
  })
  if (!failure) return { isOpen: true }
  return failure.kind === 'http' && failure.status === 404 ? { isOpen: false } : { isOpen: false, failure }
}

/** Asks the server about a link, and again on demand. */
function useLinkCheck(
  transport: Transport,
  token: string,
): { readonly check: LinkCheck | undefined; readonly again: () => void } {
  const [check, setCheck] = useState<LinkCheck>()
  const again = useCallback(() => {
    void checkLink(transport, token).then(setCheck)
  }, [transport, token])
  useEffect(again, [again])
  return { check, again }
}
