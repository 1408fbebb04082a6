import { Suspense, useState } from 'react'
import { SecondFactorForm, secondFactorProven } from '#features/account/client'
import { credentials } from '#features/account/contract'
import type { Entries } from '#contract/json'
import { errorsOf } from '#client/api'
import { SubmitForm, PasswordField } from '#client/forms'
import { logIn, logOut, selectUser } from '#client/session'
import { askedFactors } from '#client/transport'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { useToast } from '#client/feedback'
import { DialogDescription, Modal } from '#client/ui/modal'
import './loginDialog.css'

const passwordOnly = { fields: { password: credentials.fields.password } }

/**
 * The session expired over something that is not saved: the same person logs in again without leaving the page. It does not
 * close by itself, and takes no other account: what was typed belongs to this one.
 */
export function LoginDialog() {
  const user = useAppSelector(selectUser)
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<Entries>()
  const { email = '', first_name: firstName = '' } = user?.attributes ?? {}

  const submit = async ({ password }: { readonly password: string }) => {
    const failure = await dispatch(logIn({ email: email ?? '', password }))
    const factors = failure && askedFactors(failure)
    setAsked(factors)
    return failure && !factors ? errorsOf(failure) : undefined
  }
  return (
    <Modal title="Reconnectez-vous pour continuer" width={480}>
      <DialogDescription>
        Votre session a expiré. Ce que vous avez saisi est gardé ici et sera enregistré après votre connexion.
      </DialogDescription>
      <p className="login-dialog-account">
        Compte&nbsp;: <strong>{email}</strong>
      </p>
      {asked ? (
        <Suspense>
          <SecondFactorForm
            asked={asked}
            onProve={(proof) => dispatch(secondFactorProven(proof))}
            onProven={() => undefined}
          />
        </Suspense>
      ) : (
        <SubmitForm definition={passwordOnly} submitLabel="Se reconnecter" onSubmit={submit} actions={<OtherAccount />}>
          <input hidden type="email" autoComplete="username" value={email ?? ''} readOnly />
          <PasswordField name="password" autoComplete="current-password" />
        </SubmitForm>
      )}
      <p className="login-dialog-note">
        Ces saisies sont celles de {firstName}&nbsp;: un autre compte ne peut pas les enregistrer. Si vous changez de
        compte, elles restent sur cet appareil pour sa prochaine connexion.
      </p>
    </Modal>
  )
}

/** Logs out, what was typed kept on the device. */
function OtherAccount() {
  const dispatch = useAppDispatch()
  const toast = useToast()
  const leave = async () => {
    const failure = await dispatch(logOut({ kept: true }))
    if (failure) toast({ type: 'error', message: failure.message })
  }
  return (
    <Button
      onClick={() => {
        void leave()
      }}
    >
      Changer de compte
    </Button>
  )
}
