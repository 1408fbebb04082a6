import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { StartupError } from '#server/db'

/** What closes and opens a backup, in the format of age (https://age-encryption.org/v1). */
export interface BackupSecret {
  /** `age1…` only closes; `AGE-SECRET-KEY-…` also opens. */
  readonly key?: string | undefined
  readonly passphrase?: string | undefined
}

/** The first bytes of every file of age. */
const AGE = 'age-encryption.org/'
const AGE_SECRET = 'AGE-SECRET-KEY-'

/**
 * The secret that BACKUP_KEY or BACKUP_PASSPHRASE gives; undefined without either.
 * @throws StartupError when it is none of age
 */
export async function backupSecret({ key, passphrase }: BackupSecret): Promise<BackupSecret | undefined> {
  if (key === undefined && passphrase === undefined) return undefined
  try {
    await closing({ key, passphrase })
  } catch (error) {
    throw new StartupError('BACKUP_KEY doit être une clé de age\u00a0: age1… ou AGE-SECRET-KEY-1….', { cause: error })
  }
  return { key, passphrase }
}

async function closing({ key, passphrase }: BackupSecret): Promise<Encrypter> {
  const encrypter = new Encrypter()
  if (key !== undefined) encrypter.addRecipient(key.startsWith(AGE_SECRET) ? await identityToRecipient(key) : key)
  else if (passphrase !== undefined) encrypter.setPassphrase(passphrase)
  return encrypter
}

/** The bytes as they are, or encrypted with the secret. */
export async function* encrypted(
  source: AsyncIterable<Uint8Array>,
  secret: BackupSecret | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (secret) yield* bytesOf(await (await closing(secret)).encrypt(streamOf(source)))
  else yield* source
}

/**
 * The bytes of a file that may be encrypted, readable.
 * @throws StartupError when the secret is missing or another
 */
export async function* decrypted(
  source: AsyncIterable<Uint8Array>,
  secret: BackupSecret | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { first, all } = await peek(source)
  if (!Buffer.from(first).toString('latin1').startsWith(AGE)) {
    yield* all
    return
  }
  if (!secret) {
    await all.return()
    throw new StartupError('Cette sauvegarde est chiffrée\u00a0: indiquez BACKUP_PASSPHRASE ou BACKUP_KEY.')
  }
  yield* bytesOf(await opened(all, secret))
}

async function opened(source: AsyncIterable<Uint8Array>, { key, passphrase }: BackupSecret) {
  const decrypter = new Decrypter()
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase)
  if (key?.startsWith(AGE_SECRET)) decrypter.addIdentity(key)
  try {
    return await decrypter.decrypt(streamOf(source))
  } catch (error) {
    throw new StartupError(
      'Cette sauvegarde ne s’ouvre pas\u00a0: la clé (AGE-SECRET-KEY-…) ou la phrase de passe n’est pas la sienne, ou son début est abîmé. ' +
        'Rien n’a été modifié.',
      { cause: error },
    )
  }
}

/** The first bytes, and all of them. */
async function peek(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]()
  const beginning = await iterator.next()
  const first = beginning.done === true ? new Uint8Array() : beginning.value
  async function* whole(): AsyncGenerator<Uint8Array, void, undefined> {
    yield first
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { first, all: whole() }
}

/** A stream of the Web, which age reads, only as fast as it is read. */
function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
