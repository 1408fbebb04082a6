import { createHash, randomBytes } from 'node:crypto'
import { chmod, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, StartupError } from '../errors'
import { makeFolder } from '../folders'

/** A key of 32 bytes, and the name by which what it encrypted remembers it: it tells nothing of the key. */
export interface DataKey {
  readonly id: string
  readonly bytes: Buffer
}

/** The keys of a moment: the first encrypts, the others still decrypt what was encrypted before. */
export type DataKeys = readonly [DataKey, ...DataKey[]]

/** Where the keys are: in the environment (DATA_KEY, separated by commas), else in the data folder. */
export interface KeyPlace {
  readonly dataKey: string | undefined
  readonly dataFolder: string
}

/** The file of the data folder that holds the keys, one a line. It is in no backup. */
export const KEY_FILE = 'key'

const KEY_BYTES = 32
const MODE = 0o600

/** A new key, as it is written. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64')

const fileIn = ({ dataFolder }: KeyPlace): string => path.join(dataFolder, KEY_FILE)

/** The keys, made once where nobody gave any. @throws StartupError for what is no key */
export async function openKeys(place: KeyPlace): Promise<DataKeys> {
  if (place.dataKey !== undefined) return keysIn(place.dataKey, 'DATA_KEY')
  await makeFolder(place.dataFolder)
  await writeNew(fileIn(place), newKey())
  return readKeys(place)
}

/** The keys as they are now: another process may have changed them. @throws StartupError for what is no key */
export async function readKeys(place: KeyPlace): Promise<DataKeys> {
  if (place.dataKey !== undefined) return keysIn(place.dataKey, 'DATA_KEY')
  return keysIn(await readFile(fileIn(place), 'utf8'), fileIn(place))
}

/** Puts a new key before those of the data folder; of these, only the ones that are still used stay. */
export async function addKey(place: KeyPlace, used: ReadonlySet<string>): Promise<DataKeys> {
  const [current, ...former] = await openKeys(place)
  const kept = [current, ...former.filter(({ id }) => used.has(id))]
  const lines = [newKey(), ...kept.map(({ bytes }) => bytes.toString('base64'))]
  const draft = `${fileIn(place)}.new`
  await writeWhole(draft, 'w', lines.join('\n'))
  await rename(draft, fileIn(place))
  return readKeys(place)
}

/** @param from named when one is wrong; a key never is */
function keysIn(text: string, from: string): DataKeys {
  const [first, ...others] = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => keyOf(word, from))
  if (!first) throw wrong(from)
  return [first, ...others]
}

function keyOf(word: string, from: string): DataKey {
  const bytes = Buffer.from(word, 'base64')
  if (bytes.length !== KEY_BYTES || !/^[\w+/-]+=*$/.test(word)) throw wrong(from)
  return { id: createHash('sha256').update('solive data key ').update(bytes).digest('hex').slice(0, 12), bytes }
}

const wrong = (from: string): StartupError =>
  new StartupError(
    `${from} doit contenir une clé de 32 octets en base64 (ou plusieurs, la nouvelle d’abord). ` +
      'Pour en faire une\u00a0: openssl rand -base64 32',
  )

/** Nothing where the file is there already: another process was first. */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeWhole(file, 'wx', text)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

async function writeWhole(file: string, flags: 'w' | 'wx', text: string): Promise<void> {
  const handle = await open(file, flags, MODE)
  try {
    await handle.writeFile(`${text}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await chmod(file, MODE)
}
