import type { ReactNode } from 'react'
import { useFormikContext } from 'formik'
import { profileChange } from '#features/account/contract'
import { errorsOf, outcomeOf } from '#client/api'
import { Unsent } from '#client/editing/saving'
import { SubmitForm, FlagField, PasswordField, TextField } from '#client/forms'
import { selectUser } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { useToast } from '#client/feedback'
import { accountApi } from '../api'
import { RightsCard } from './RightsCard'

const {
  first_name,
  last_name,
  email,
  phone,
  department_code,
  certificate_number,
  siret_number,
  siret_municipality,
  is_self_employed,
  old_password,
} = profileChange.fields
const entry = {
  fields: {
    first_name,
    last_name,
    email,
    phone,
    department_code,
    certificate_number,
    siret_number,
    siret_municipality,
    is_self_employed,
    old_password,
  },
}

interface ProfileTabProps {
  /** Where they are written to, in an area that asks for it. */
  readonly address?: ReactNode
}

/** Who the person is, and what they may do. */
export function ProfileTab({ address }: ProfileTabProps) {
  return (
    <>
      <ProfileForm />
      {address}
      <RightsCard />
    </>
  )
}

function ProfileForm() {
  const user = useAppSelector(selectUser)
  const dispatch = useAppDispatch()
  const toast = useToast()
  if (!user) return null

  const submit = async ({ old_password: password, ...profile }: Readonly<Record<string, unknown>>) => {
    const attributes = profile['email'] === user.attributes.email ? profile : { ...profile, old_password: password }
    const { error } = outcomeOf(
      await dispatch(
        accountApi.endpoints.updateProfile.initiate({ attributes, version: user.version }, { track: false }),
      ),
    )
    if (error) return errorsOf(error)
    const isMoved = attributes !== profile
    toast({
      type: 'success',
      message: isMoved
        ? 'Votre profil est enregistré. Confirmez la nouvelle adresse par le lien qui vient d’y être envoyé.'
        : 'Votre profil est enregistré.',
    })
    return undefined
  }
  return (
    <Card title="Profil" sentence="Ces informations figurent dans les études que vous remettez à vos clients.">
      <SubmitForm
        definition={entry}
        initialValues={heldValues(user.attributes)}
        submitLabel="Enregistrer"
        onSubmit={submit}
      >
        <Unsent />
        <ProfileFields current={user.attributes.email} />
      </SubmitForm>
    </Card>
  )
}

/** @param current the address that opens the account */
function ProfileFields({ current }: { current: string | null | undefined }) {
  return (
    <>
      <div className="account-fields">
        <TextField name="first_name" autoComplete="given-name" />
        <TextField name="last_name" autoComplete="family-name" />
        <TextField name="email" autoComplete="email" />
        <TextField name="phone" autoComplete="tel" />
      </div>
      <PasswordForAddress current={current} />
      <div className="account-fields">
        <TextField name="department_code" />
        <TextField name="certificate_number" />
        <TextField name="siret_number" />
        <TextField name="siret_municipality" />
      </div>
      <FlagField name="is_self_employed" />
    </>
  )
}

/** What is known of the fields of the form. */
function heldValues(attributes: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => Object.hasOwn(entry.fields, name)))
}

/** Mail opens the account: another address asks for the password. */
function PasswordForAddress({ current }: { current: string | null | undefined }) {
  const { values } = useFormikContext<Readonly<Record<string, unknown>>>()
  if (values['email'] === current) return null
  return (
    <div className="account-confirmation">
      <p>
        Vous changez l’adresse qui ouvre votre compte&nbsp;: confirmez avec votre mot de passe. Un lien est envoyé à la
        nouvelle adresse, qui compte une fois ce lien ouvert.
      </p>
      <PasswordField name="old_password" autoComplete="current-password" />
    </div>
  )
}
