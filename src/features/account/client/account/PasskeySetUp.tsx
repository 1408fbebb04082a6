import type { CompleteAttributesOf } from '#contract'
import { factorCreation } from '#features/account/contract'
import { errorsOf, outcomeOf } from '#client/api'
import { SubmitForm, FlagField, TextField } from '#client/forms'
import { useAppDispatch } from '#client/store'
import { Button } from '#client/ui/controls'
import { factorApi } from '../api'
import { madePasskey } from '../passkeys/passkeys'

type Sending = ReturnType<Parameters<typeof SubmitForm>[0]['onSubmit']>

interface PasskeySetUpProps {
  /** The browser made it: the server is to confirm it. */
  readonly onMade: (id: string, response: object) => Sending
  readonly onLeave: () => void
}

const { name, passwordless } = factorCreation.fields
const entry = { fields: { name, passwordless } }

/** A passkey: one names it, says whether it replaces the password, and makes it with the browser. */
export function PasskeySetUp({ onMade, onLeave }: PasskeySetUpProps) {
  const dispatch = useAppDispatch()
  const make = async (chosen: CompleteAttributesOf<typeof entry>) => {
    const { data, error } = outcomeOf(
      await dispatch(factorApi.endpoints.createPasskey.initiate(chosen, { track: false })),
    )
    if (error) return errorsOf(error)
    const { answer, failure } = await madePasskey(data.options)
    return answer ? onMade(data.id, answer) : { '': [failure] }
  }
  return (
    <div className="account-factor">
      <p>
        Une clé d’accès est gardée par votre téléphone, votre ordinateur ou une clé USB. Elle s’utilise d’un
        geste&nbsp;: une empreinte, un visage ou un code.
      </p>
      <SubmitForm
        definition={entry}
        submitLabel="Créer la clé"
        onSubmit={make}
        actions={<Button onClick={onLeave}>Retour</Button>}
      >
        <TextField name="name" />
        <FlagField name="passwordless" />
      </SubmitForm>
    </div>
  )
}
