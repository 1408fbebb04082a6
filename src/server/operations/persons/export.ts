import { promisify } from 'node:util'
import { strToU8, zip, type AsyncZippable } from 'fflate'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { ColumnCipher } from '#server/db/encryption'
import { findTrashedRows } from '#server/repositories/persons'
import { record } from '../audit'
import type { KnownSubject } from './subjects'

interface Asking {
  readonly database: Queryable
  readonly viewer: Viewer
  readonly now: Date
  readonly cipher: ColumnCipher
}

/** Everything that is kept of some subjects, one JSON a subject, as a ZIP; each leaves a line in the audit trail. @throws Failure notFound */
export async function exportPersons(asking: Asking, subjects: readonly KnownSubject[]): Promise<Buffer> {
  const { database, viewer, now } = asking
  const files = new Map<string, string>()
  for (const subject of subjects) files.set(`${subject.type}-${subject.id}.json`, await copyOf(asking, subject))
  const index = { exported_at: now.toISOString(), files: [...files.keys()] }
  files.set('index.json', written(index))
  for (const { type, id } of subjects)
    await record(database, viewer, { action: 'exported', subject: { type, id }, details: { form: 'person' }, at: now })
  return writeZip(files, now)
}

async function copyOf({ database, viewer, now, cipher }: Asking, { type, id, kind }: KnownSubject): Promise<string> {
  const rows = await findTrashedRows(database, viewer.companyId, { type, id })
  return written(rows.length > 0 ? { trash: rows } : await kind.copy(database, viewer, id, now, cipher))
}

const written = (value: object): string => JSON.stringify(value, null, 2)

const compress = promisify((files: AsyncZippable, done: (error: Error | null, bytes: Uint8Array) => void) => {
  zip(files, {}, done)
})

/** Texts as a ZIP, by file name. */
async function writeZip(files: ReadonlyMap<string, string>, at: Date): Promise<Buffer> {
  const entries = [...files].map(([name, text]) => [name, [strToU8(text), { mtime: at }]] as const)
  return Buffer.from(
    await compress(Object.fromEntries<AsyncZippable[string]>(entries.map(([n, [b, o]]) => [n, [b, o]]))),
  )
}
