import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { entriesOf, isObject, isText, type Entries } from '#contract/json'

// Passkeys as WebAuthn Level 3 has them. What is signed, ids and keys are base64url.

/** What a passkey is recognized by. */
export interface PasskeyKey {
  readonly credentialId: string
  /** COSE. */
  readonly publicKey: string
  /** How often it says that it was used; 0 for those that do not count. */
  readonly counter: number
  /** How a browser reaches it: `internal`, `usb`, `hybrid`, … */
  readonly transports: readonly string[]
}

/** Where the browser is: passkeys are those of the host of this address. */
interface RelyingParty {
  readonly publicUrl: string
}

const hostOf = ({ publicUrl }: RelyingParty): string => new URL(publicUrl).hostname
const descriptorsOf = (passkeys: readonly Pick<PasskeyKey, 'credentialId' | 'transports'>[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }))

interface NewPasskey extends RelyingParty {
  readonly userId: string
  readonly email: string
  /** It opens the account without a password: it must hold the account, and ask its owner for a finger, a face or a PIN. */
  readonly isPasswordless: boolean
  readonly known: readonly PasskeyKey[]
}

/** What a browser is told to make a passkey with. */
export const creationOptions = ({
  userId,
  email,
  isPasswordless,
  known,
  ...place
}: NewPasskey): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName: 'Solive',
    rpID: hostOf(place),
    userID: Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex')),
    userName: email,
    userDisplayName: email,
    excludeCredentials: descriptorsOf(known),
    authenticatorSelection: isPasswordless
      ? { residentKey: 'required', userVerification: 'required' }
      : { residentKey: 'discouraged', userVerification: 'preferred' },
  })

interface Made extends RelyingParty {
  readonly answer: Entries
  readonly challenge: string
  readonly isPasswordless: boolean
}

/** The passkey that a browser made; undefined when its answer is not that to the challenge. */
export async function madePasskey({
  answer,
  challenge,
  isPasswordless,
  ...place
}: Made): Promise<PasskeyKey | undefined> {
  if (!isRegistration(answer)) return undefined
  const { registrationInfo } = await orNothing(
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: place.publicUrl,
      expectedRPID: hostOf(place),
      requireUserVerification: isPasswordless,
    }),
  )
  if (!registrationInfo) return undefined
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** What a browser is told to ask for a passkey with: one of these, or any that its person keeps for us. */
export const proofOptions = ({
  known,
  ...place
}: RelyingParty & { readonly known?: readonly PasskeyKey[] }): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: hostOf(place),
    userVerification: known ? 'preferred' : 'required',
    ...(known ? { allowCredentials: descriptorsOf(known) } : {}),
  })

interface Proof extends RelyingParty {
  readonly answer: Entries
  readonly challenge: string
  readonly passkey: PasskeyKey
  /** No password was asked for: the passkey must have asked for a finger, a face or a PIN. */
  readonly isPasswordless: boolean
}

/** The counter of a passkey after it signed the challenge; undefined when it did not, or is a copy. */
export async function provenCounter({
  answer,
  challenge,
  passkey,
  isPasswordless,
  ...place
}: Proof): Promise<number | undefined> {
  if (!isAuthentication(answer)) return undefined
  const { verified, authenticationInfo } = await orNothing(
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: place.publicUrl,
      expectedRPID: hostOf(place),
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: isPasswordless,
    }),
  )
  return verified ? authenticationInfo?.newCounter : undefined
}

/** Which passkey an answer is of, and the account that it names where the passkey holds one. */
export function signerOf(answer: Entries): { readonly credentialId: string; readonly userId: string | undefined } {
  const { userHandle } = entriesOf(answer['response'])
  const id = isText(userHandle) ? Buffer.from(userHandle, 'base64url').toString('hex') : ''
  return {
    credentialId: isText(answer['id']) ? answer['id'] : '',
    userId: /^[\da-f]{32}$/.test(id) ? id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : undefined,
  }
}

/** The library throws at whatever is not as it has to be. */
async function orNothing<Verified extends object>(verified: Promise<Verified>): Promise<Partial<Verified>> {
  try {
    return await verified
  } catch {
    return {}
  }
}

const isCredential = (answer: Entries, names: readonly string[]): boolean =>
  ['id', 'rawId', 'type'].every((name) => isText(answer[name])) &&
  isObject(answer['clientExtensionResults']) &&
  names.every((name) => isText(entriesOf(answer['response'])[name]))

const isRegistration = (answer: unknown): answer is RegistrationResponseJSON =>
  isObject(answer) &&
  isCredential(answer, ['clientDataJSON', 'attestationObject']) &&
  isTransports(entriesOf(answer['response'])['transports'])

const isAuthentication = (answer: unknown): answer is AuthenticationResponseJSON =>
  isObject(answer) && isCredential(answer, ['clientDataJSON', 'authenticatorData', 'signature'])

const isTransports = (list: unknown): boolean =>
  list === undefined || (Array.isArray(list) && list.length <= 10 && list.every((name) => isText(name)))
