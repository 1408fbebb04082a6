import { errorsOf, outcomeOf } from '#client/api'
import { FieldGrid } from '#client/editing/parts'
import { Unsent } from '#client/editing/saving'
import { useToast } from '#client/feedback'
import { SubmitForm } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { selectUser } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { scpiProfile } from '#features/scpi/area/contract'
import { CompletedAddress } from '#features/scpi/clients/client/file'
import { ownProfileApi } from './api'

const { address, postal_code, municipality, country } = scpiProfile.fields
const entry = { fields: { address, postal_code, municipality, country } }

/** Where the person is written to. */
export function AddressCard() {
  const user = useAppSelector(selectUser)
  const dispatch = useAppDispatch()
  const toast = useToast()
  if (!user) return null

  const { first_name, last_name, email, ...held } = user.attributes
  const submit = async (typed: Readonly<Record<string, unknown>>) => {
    // A profile is sent with the name and the e-mail that it has.
    const attributes = { first_name, last_name, email, ...typed }
    const change = ownProfileApi.endpoints.updateScpiProfile.initiate(
      { attributes, version: user.version },
      { track: false },
    )
    const { error } = outcomeOf(await dispatch(change))
    if (error) return errorsOf(error)
    toast({ type: 'success', message: 'Votre adresse est enregistrée.' })
    return undefined
  }
  return (
    <Card title="Adresse">
      <SubmitForm
        definition={entry}
        initialValues={Object.fromEntries(Object.entries(held).filter(([name]) => Object.hasOwn(entry.fields, name)))}
        submitLabel="Enregistrer l’adresse"
        onSubmit={submit}
      >
        <Unsent />
        <CompletedAddress />
        <FieldGrid>
          <ValueField name="postal_code" />
          <ValueField name="municipality" />
          <ValueField name="country" />
        </FieldGrid>
      </SubmitForm>
    </Card>
  )
}
