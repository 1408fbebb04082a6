import { useState } from 'react'
import type { CompleteAttributesOf } from '#contract'
import { demoRequest } from '#features/account/contract'
import { errorsOf } from '#client/api'
import { EntryForm, TextField } from '#client/forms'
import { loginAddress } from '#client/session'
import { Skeleton } from '#client/ui'
import { useEntrance } from './EntranceContext'
import { EntranceLink } from './EntranceLink'
import { LoginFrame } from './LoginFrame'
import { askForDemo, useDemoRequests } from './useDemoRequests'

/** Where somebody without an account asks to be shown the application. */
export function DemoRequestScreen() {
  const isOpen = useDemoRequests()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <LoginFrame title="Demander une démonstration">
      {sentTo !== undefined ? (
        <p className="login-reason" role="status">
          Votre demande est partie. Nous vous répondrons à {sentTo}.
        </p>
      ) : isOpen === undefined ? (
        <Skeleton lines={6} />
      ) : isOpen ? (
        <RequestForm onSent={setSentTo} />
      ) : (
        <p>Les démonstrations ne se demandent pas ici. Adressez-vous à la société qui vous a donné cette adresse.</p>
      )}
      <p className="login-link">
        <EntranceLink to={loginAddress({})}>Retour à la connexion</EntranceLink>
      </p>
    </LoginFrame>
  )
}

/** @param onSent told the address that is answered to */
function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { transport } = useEntrance()
  const submit = async (request: CompleteAttributesOf<typeof demoRequest>) => {
    const { failure } = await askForDemo(transport, request)
    if (failure) return errorsOf(failure)
    onSent(request.email)
    return undefined
  }
  return (
    <>
      <p>Nous vous montrons Solive sur un cas comme les vôtres. Vos coordonnées ne servent qu’à vous répondre.</p>
      <EntryForm definition={demoRequest} submitLabel="Envoyer la demande" onSubmit={submit}>
        <TextField name="firstname" autoComplete="given-name" />
        <TextField name="lastname" autoComplete="family-name" />
        <TextField name="company" />
        <TextField name="email" autoComplete="email" />
        <TextField name="phone" autoComplete="tel" />
        <TextField name="message" />
      </EntryForm>
    </>
  )
}
