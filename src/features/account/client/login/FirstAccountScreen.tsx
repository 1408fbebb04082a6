import { useEffect, useState } from 'react'
import type { CompleteAttributesOf } from '#contract'
import { password as passwordField } from '#contract/fields'
import { firstAccount } from '#features/account/contract'
import { errorsOf } from '#client/api'
import { SubmitForm, TextField } from '#client/forms'
import { loginAddress } from '#client/session'
import type { Transport } from '#client/transport'
import { ErrorBlock, Skeleton } from '#client/ui'
import { NewPasswordFields } from '../passwords/NewPasswordFields'
import { useEntrance } from './EntranceContext'
import { EntranceLink } from './EntranceLink'
import { LoginFrame } from './LoginFrame'

const FIRST = '/v3/account/first'
const password_confirmation = passwordField({ label: 'Confirmation', required: true })
const entry = { fields: { ...firstAccount.fields, password_confirmation } }

/** Where nobody can log in yet, the person of this machine makes their firm. Others are told that there is nothing. */
export function FirstAccountScreen() {
  const { isOpen, failure } = useIsOpen(useEntrance().transport)
  return (
    <LoginFrame title="Première connexion">
      {isOpen ? <FirstForm /> : failure === undefined ? <Skeleton lines={4} /> : <ErrorBlock message={failure} />}
      <p className="login-link">
        <EntranceLink to={loginAddress({})}>Retour à la connexion</EntranceLink>
      </p>
    </LoginFrame>
  )
}

/** Whether there is a first firm to make here, as the server says, or why not. */
function useIsOpen(transport: Transport): { readonly isOpen: boolean; readonly failure: string | undefined } {
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    void transport.send({ method: 'GET', path: FIRST }).then(({ failure: refused }) => {
      setOpen(!refused)
      setFailure(refused?.message)
    })
  }, [transport])
  return { isOpen, failure }
}

function FirstForm() {
  const { transport, go, logIn } = useEntrance()
  const submit = async ({ password_confirmation: confirmation, ...account }: CompleteAttributesOf<typeof entry>) => {
    if (account.password !== confirmation) return { password_confirmation: ['Les deux mots de passe sont différents'] }
    const { failure } = await transport.send({ method: 'POST', path: FIRST, body: account })
    const { email, password } = account
    const refused = failure ?? (await logIn({ email, password }))
    if (refused) return errorsOf(refused)
    await go('/company/utilisateurs', { replaces: true })
    return undefined
  }
  return (
    <>
      <p>Personne ne peut encore se connecter ici. Créez votre société et votre compte d’administrateur.</p>
      <SubmitForm definition={entry} submitLabel="Créer la société" onSubmit={submit}>
        <TextField name="company" />
        <TextField name="firstname" autoComplete="given-name" />
        <TextField name="lastname" autoComplete="family-name" />
        <TextField name="email" autoComplete="username" />
        <NewPasswordFields />
      </SubmitForm>
    </>
  )
}
