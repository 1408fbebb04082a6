import { useState } from 'react'
import { Link } from 'react-router-dom'
import { errorsOf } from '#client/api'
import { SubmitForm, TextField } from '#client/forms'
import type { Transport } from '#client/transport'
import { portalLoginAddress, portalPasswordRequest } from '#features/scpi/portal/contract'
import { PortalFrame } from './PortalFrame'

/** Where a client who forgot his password asks for a link. What is answered never tells whether the address is known. */
export function ForgottenScreen({ transport }: { transport: Transport }) {
  const [asked, setAsked] = useState<string | null>(null)
  const ask = async ({ email }: { readonly email: string }) => {
    const path = '/scpi/v1/client/account/password/send-email'
    const { failure } = await transport.send({ method: 'POST', path, body: { email } })
    if (failure) return errorsOf(failure)
    setAsked(email)
    return undefined
  }
  return (
    <PortalFrame title="Mot de passe oublié">
      {asked === null ? (
        <>
          <p>Indiquez votre adresse e-mail. Vous y recevrez un lien pour choisir un autre mot de passe.</p>
          <SubmitForm definition={portalPasswordRequest} submitLabel="Recevoir un lien" onSubmit={ask}>
            <TextField name="email" autoComplete="username" />
          </SubmitForm>
        </>
      ) : (
        <>
          <p className="portal-reason" role="status">
            Si un espace client existe à l’adresse {asked}, un e-mail arrive dans quelques minutes. Son lien est valable
            une heure.
          </p>
          <p className="portal-note">Pensez à regarder dans vos courriers indésirables.</p>
        </>
      )}
      <p>
        <Link to={portalLoginAddress}>Retour à la connexion</Link>
      </p>
    </PortalFrame>
  )
}
