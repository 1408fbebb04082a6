import { useState } from 'react'
import { isText, type Entries } from '#contract/json'
import { secondFactorProof } from '#features/account/contract'
import { errorsOf } from '#client/api'
import { SubmitForm, TextField } from '#client/forms'
import type { ApiFailure } from '#client/transport'
import { Button } from '#client/ui/controls'
import { signedByPasskey } from '../passkeys/passkeys'
import '../passkeys/otherMeans.css'

interface SecondFactorFormProps {
  /** What the server asks for: `second_factor`, the kinds that the account has; `passkey_options`. */
  readonly asked: Entries
  readonly onProve: (proof: object) => Promise<ApiFailure | undefined>
  /** The session is open. */
  readonly onProven: () => Promise<void> | void
}

const required = true as const
const { code, recovery_code } = secondFactorProof.fields

/** What is typed, or nothing for a passkey. */
const means = {
  passkey: {
    choice: 'Utiliser une clé d’accès',
    sentence: 'Confirmez avec votre clé d’accès\u00a0: votre appareil vous demande un geste, ou de la brancher.',
    definition: { fields: {} },
  },
  totp: {
    choice: 'Utiliser l’application',
    sentence: 'Tapez le code que montre votre application d’authentification.',
    definition: { fields: { code: { ...code, required } } },
  },
  recovery: {
    choice: 'Utiliser un code de secours',
    sentence: 'Tapez l’un des codes de secours que vous avez gardés. Il ne sert qu’une fois.',
    definition: { fields: { recovery_code: { ...recovery_code, required } } },
  },
} as const
type Means = keyof typeof means
const isMeans = (kind: unknown): kind is Means => isText(kind) && Object.hasOwn(means, kind)

/** The means of an account, the easiest first. */
function meansIn({ second_factor: kinds }: Entries): readonly Means[] {
  const known = Array.isArray(kinds) ? kinds.filter(isMeans) : []
  return [...known.sort(), 'recovery']
}

/** What is asked for after a password: a passkey, the code of an application, or one of those kept for when they are lost. */
export function SecondFactorForm({ asked, onProve, onProven }: SecondFactorFormProps) {
  const all = meansIn(asked)
  const [chosen = 'recovery', choose] = useState(all[0])
  const submit = async (typed: object) => {
    const { answer, failure } =
      chosen === 'passkey' ? await signedByPasskey(asked['passkey_options']) : { answer: undefined }
    if (failure !== undefined) return { '': [failure] }
    const refused = await onProve(answer ? { passkey: answer } : typed)
    if (refused) return errorsOf(refused)
    await onProven()
    return undefined
  }
  const others = all.filter((one) => one !== chosen)
  return (
    <>
      <p>{means[chosen].sentence}</p>
      <SubmitForm
        key={chosen}
        definition={means[chosen].definition}
        submitLabel={chosen === 'passkey' ? means.passkey.choice : 'Continuer'}
        onSubmit={submit}
      >
        {chosen === 'totp' && <TextField name="code" autoComplete="one-time-code" />}
        {chosen === 'recovery' && <TextField name="recovery_code" />}
      </SubmitForm>
      <div className="other-means">
        {others.map((one) => (
          <Button
            key={one}
            onClick={() => {
              choose(one)
            }}
          >
            {means[one].choice}
          </Button>
        ))}
      </div>
    </>
  )
}
