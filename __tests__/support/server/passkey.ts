import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { entriesOf } from '#contract/json'

/** The address that passkeys of the tested application are of. */
const ORIGIN = 'https://solive.example'

/** Bits of the authenticator data: the person was there, proved who they are, and a new key comes along. */
const PRESENT = 1
const VERIFIED = 4
const KEY_COMES = 64

/** A passkey, as a telephone that keeps one answers (WebAuthn Level 3, « none » attestation, ES256). */
export interface SoftPasskey {
  /** Whether it asks its owner for a finger or a PIN. */
  isVerifying: boolean
  /** The address of the page that asks. */
  origin: string
  readonly made: (options: unknown) => object
  readonly signed: (options: unknown) => object
}

const base64 = (bytes: Buffer): string => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** CBOR of what is written here: short byte strings, short texts, small maps. */
const bytesItem = (bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]),
    bytes,
  ])
const textItem = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** COSE: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
  return Buffer.concat([
    head,
    bytesItem(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytesItem(Buffer.from(y, 'base64url')),
  ])
}

export function softPasskey(): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let user = ''
  let counter = 0
  const clientData = (type: string, options: unknown): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: entriesOf(options)['challenge'], origin: passkey.origin }))
  const head = (flags: number): Buffer => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE((counter += 1))
    const bits = Buffer.from([PRESENT | (passkey.isVerifying ? VERIFIED : 0) | flags])
    return Buffer.concat([sha256(new URL(ORIGIN).hostname), bits, counted])
  }
  const answer = (response: object): object => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  const passkey: SoftPasskey = {
    isVerifying: true,
    origin: ORIGIN,
    made(options) {
      user = String(entriesOf(entriesOf(options)['user'])['id'])
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([head(KEY_COMES), Buffer.alloc(16), length, id, coseKey(publicKey)])
      const none = Buffer.concat([textItem('fmt'), textItem('none'), textItem('attStmt'), Buffer.from([0xa0])])
      const attestation = Buffer.concat([Buffer.from([0xa3]), none, textItem('authData'), bytesItem(data)])
      const clientDataJSON = base64(clientData('webauthn.create', options))
      return answer({ clientDataJSON, attestationObject: base64(attestation), transports: ['internal'] })
    },
    signed(options) {
      const data = head(0)
      const client = clientData('webauthn.get', options)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
        userHandle: user,
      })
    },
  }
  return passkey
}
