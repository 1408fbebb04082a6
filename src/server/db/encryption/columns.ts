import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { openKeys, readKeys, type DataKey, type DataKeys, type KeyPlace } from './keys'

/** A column whose values the database holds encrypted, of a table whose rows are known by `company_id` and `id`. */
export interface EncryptedColumn {
  readonly table: string
  readonly column: string
}

/** Where a value is: it is read nowhere else. */
export interface ValuePlace extends EncryptedColumn {
  readonly companyId: string
  readonly id: string
}

/** Encrypts what is written to a column, and reads it again. */
export interface ColumnCipher {
  readonly encrypt: (text: string, place: ValuePlace) => Promise<string>
  /** Rejects with `UnreadableValue` when the key is not ours, or the value was changed or comes from another row. */
  readonly decrypt: (stored: string, place: ValuePlace) => Promise<string>
}

/** A value that none of our keys opens. */
export class UnreadableValue extends Error {
  override readonly name = 'UnreadableValue'

  constructor(place: ValuePlace) {
    super(`${place.table}.${place.column} of row ${place.id} is not readable with the keys of this application`)
  }
}

/** By the keys of a place; another process may change them while we run. */
export function columnCipher(place: KeyPlace): ColumnCipher {
  let known: DataKeys | undefined
  return {
    encrypt: async (text, where) => {
      known = known ? await readKeys(place) : await openKeys(place)
      return encryptedBy(known[0], text, where)
    },
    decrypt: async (stored, where) => {
      known ??= await openKeys(place)
      if (!known.some(({ id }) => id === keyIdOf(stored))) known = await readKeys(place)
      return decryptedBy(known, stored, where)
    },
  }
}

/** `v1:<key>:<base64url of nonce, tag and text>`, by AES-256-GCM. */
const VERSION = 'v1'
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The key that a value was encrypted by; undefined for one that is in clear. */
export function keyIdOf(stored: string): string | undefined {
  const [version, keyId] = stored.split(':')
  return version === VERSION ? keyId : undefined
}

export function encryptedBy({ id, bytes }: DataKey, text: string, place: ValuePlace): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, bytes, nonce).setAAD(associated(place))
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [VERSION, id, Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')].join(':')
}

/** @throws UnreadableValue */
export function decryptedBy(keys: DataKeys, stored: string, place: ValuePlace): string {
  const key = keys.find(({ id }) => id === keyIdOf(stored))
  const content = Buffer.from(stored.split(':')[2] ?? '', 'base64url')
  if (!key || content.length < NONCE_BYTES + TAG_BYTES) throw new UnreadableValue(place)
  const nonce = content.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key.bytes, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(associated(place)).setAuthTag(content.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return decipher.update(content.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw new UnreadableValue(place)
  }
}

/** What is told with a value, so that it opens in its own place only. */
const associated = ({ table, column, companyId, id }: ValuePlace): Buffer =>
  Buffer.from([table, column, companyId, id].join('/'))
