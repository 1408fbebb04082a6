import { useEffect, useRef, useState } from 'react'
import { CheckCircleFilled } from '@ant-design/icons'
import { passwordChange } from '#features/account/contract'
import { errorsOf, outcomeOf } from '#client/api'
import { SubmitForm, PasswordField } from '#client/forms'
import { selectUser } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { accountApi } from '../api'
import { NewPasswordFields } from '../passwords/NewPasswordFields'

/** Changes one's own password; this device stays logged in, the others do not. */
export function PasswordTab() {
  const user = useAppSelector(selectUser)?.attributes
  const dispatch = useAppDispatch()
  const [changes, setChanges] = useState(0)
  const submit = async (passwords: {
    readonly old_password: string
    readonly password: string
    readonly password_confirmation: string
  }) => {
    const { error } = outcomeOf(
      await dispatch(accountApi.endpoints.updatePassword.initiate(passwords, { track: false })),
    )
    if (error) return errorsOf(error)
    setChanges((count) => count + 1)
    return undefined
  }
  const email = user?.email ?? ''
  const known = [user?.first_name, user?.last_name, email.split('@')[0]].filter((word) => typeof word === 'string')
  return (
    <Card title="Mot de passe" sentence="Vous restez connecté ici. Vos autres appareils devront se reconnecter.">
      {changes > 0 && <Changed key={`changed-${changes}`} />}
      <SubmitForm key={changes} definition={passwordChange} submitLabel="Changer mon mot de passe" onSubmit={submit}>
        <input hidden type="email" autoComplete="username" value={email} readOnly />
        <PasswordField name="old_password" autoComplete="current-password" />
        <NewPasswordFields known={known} />
      </SubmitForm>
    </Card>
  )
}

/** The form begins anew: the focus comes to what happened. */
function Changed() {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    message.current?.focus()
  }, [])
  return (
    <p ref={message} className="account-done" role="status" tabIndex={-1}>
      <CheckCircleFilled aria-hidden />
      Votre mot de passe est changé.
    </p>
  )
}
