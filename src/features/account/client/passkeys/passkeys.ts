import { entriesOf } from '#contract/json'
import type { Transport } from '#client/transport'
import type { PasskeyAnswer } from './PasskeyAnswer'

/** What speaks to passkeys loads when somebody uses one. */
async function browserPasskeys() {
  try {
    return await import(/* webpackChunkName: "passkeys" */ './browserPasskeys')
  } catch {
    return undefined
  }
}

const NOT_LOADED = { failure: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.' }

/** Makes a passkey. @param options of the server */
export async function madePasskey(options: unknown): Promise<PasskeyAnswer> {
  return (await browserPasskeys())?.made(options) ?? NOT_LOADED
}

/** Signs with a passkey. @param options of the server */
export async function signedByPasskey(options: unknown): Promise<PasskeyAnswer> {
  return (await browserPasskeys())?.signed(options) ?? NOT_LOADED
}

/** Asks the server what to sign, then signs it. @param path of what the server is asked */
export async function askedPasskey(transport: Transport, path: string): Promise<PasskeyAnswer> {
  const { body, failure } = await transport.send({ method: 'POST', path })
  if (failure) return { failure: failure.message }
  return signedByPasskey(entriesOf(entriesOf(body)['meta'])['passkey_options'])
}
