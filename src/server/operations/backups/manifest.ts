import { createHash, type Hash } from 'node:crypto'
import { entriesOf, isListOf, isNumber, isText, isTexts } from '#contract/json'
import type { AppliedMigration, StoredTable } from '#server/db/copies'

/** What a backup begins with: what its tables are made by. */
export interface Beginning {
  /** ISO instant in UTC. */
  readonly created_at: string
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly StoredTable[]
}

/** How much was written of a table or a file, and its SHA-256 in hexadecimal. */
export interface Digest {
  readonly name: string
  /** Of a table; 0 for a file. */
  readonly rows: number
  readonly bytes: number
  readonly sha256: string
}

/** What a backup ends with: a file without it is cut short. */
export interface Manifest {
  readonly tables: readonly Digest[]
  readonly files: readonly Digest[]
}

/** Names in the archive. */
export const BEGINNING = 'solive-backup.json'
export const MANIFEST = 'manifest.json'
/** `tables/client_files/000001.copy`: rows in the text format of COPY; the columns are in the beginning. */
export const partName = (table: string, part: number): string => `tables/${table}/${String(part).padStart(6, '0')}.copy`
/** `files/mail/….eml`: what lies in the data folder. */
export const fileName = (name: string): string => `files/${name}`

const FORMAT = 1

/** Of another program, or of a later version of ours: undefined. */
export function parseBeginning(text: string): Beginning | undefined {
  const { format, created_at, migrations, tables } = parsed(text)
  const isOurs =
    format === FORMAT && isText(created_at) && isListOf(migrations, isMigration) && isListOf(tables, isTable)
  return isOurs ? { created_at, migrations: migrations.filter(isMigration), tables: tables.filter(isTable) } : undefined
}

/** The key of the data folder that encrypts columns: with it, a stolen backup would tell what they hold. */
const LEFT_OUT = ['key']

export const writtenBeginning = (beginning: Beginning): string =>
  JSON.stringify({ format: FORMAT, without: LEFT_OUT, ...beginning }, null, 2)

export function parseManifest(text: string): Manifest | undefined {
  const { tables, files } = parsed(text)
  return isListOf(tables, isDigest) && isListOf(files, isDigest)
    ? { tables: tables.filter(isDigest), files: files.filter(isDigest) }
    : undefined
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return entriesOf(JSON.parse(text))
  } catch {
    return {}
  }
}

function isMigration(value: unknown): value is AppliedMigration {
  const { name, checksum } = entriesOf(value)
  return isText(name) && isText(checksum)
}

function isTable(value: unknown): value is StoredTable {
  const { name, columns } = entriesOf(value)
  return isText(name) && isTexts(columns)
}

function isDigest(value: unknown): value is Digest {
  const { name, rows, bytes, sha256 } = entriesOf(value)
  return isText(name) && isNumber(rows) && isNumber(bytes) && isText(sha256)
}

/** Adds up what is read or written of each table or file. */
export interface Tally {
  add(name: string, rows: number, content: Uint8Array): void
  /** By name. */
  digests(): readonly Digest[]
}

export function tally(names: readonly string[] = []): Tally {
  const all = new Map<string, { rows: number; bytes: number; hash: Hash }>()
  const of = (name: string) => {
    const known = all.get(name) ?? { rows: 0, bytes: 0, hash: createHash('sha256') }
    all.set(name, known)
    return known
  }
  names.forEach(of)
  return {
    add(name, rows, content) {
      const counted = of(name)
      counted.rows += rows
      counted.bytes += content.length
      counted.hash.update(content)
    },
    digests: () =>
      [...all]
        .map(([name, { rows, bytes, hash }]) => ({ name, rows, bytes, sha256: hash.copy().digest('hex') }))
        .sort((one, other) => (one.name < other.name ? -1 : 1)),
  }
}

/** The names of what differs between two lists. */
export function differences(one: readonly Digest[], other: readonly Digest[]): string[] {
  const keyOf = ({ name, rows, bytes, sha256 }: Digest): string => JSON.stringify([name, rows, bytes, sha256])
  const [ones, others] = [new Set(one.map(keyOf)), new Set(other.map(keyOf))]
  const odd = [
    ...one.filter((digest) => !others.has(keyOf(digest))),
    ...other.filter((digest) => !ones.has(keyOf(digest))),
  ]
  return [...new Set(odd.map(({ name }) => name))]
}
