import { createHash } from 'node:crypto'
import type { Queryable } from '#server/db'
import type { OfficialKind } from '#server/services/official'
import { FileRefused, type Source } from '../imports/source'
import { findListDigest, storeList } from '../repositories/officialLists'
import { LICENCE, publishers, type ReadFile } from './kinds'
import { readMunicipalities, readRates } from './readJson'
import { readOrt, readQpv, readRents, readZones } from './readTable'

const readers: Readonly<Record<OfficialKind, (source: Source) => Promise<ReadFile>>> = {
  communes: readMunicipalities,
  rents: readRents,
  zones: readZones,
  ort: readOrt,
  qpv: readQpv,
  rates: readRates,
}

/** What became of each list of a file: how much it says, and whether it says anything that was not known. */
export interface ImportedList {
  readonly as_of: string
  readonly count: number
  readonly isNew: boolean
}

export interface OfficialReport {
  readonly lists: readonly ImportedList[]
  /** Lines that are left out. */
  readonly refused: readonly number[]
}

interface ImportOptions {
  /** The day from which it counts, for a file that does not say it. */
  readonly on: string | undefined
  readonly isDryRun: boolean
  readonly now: Date
}

/** A file of which more lines than this part are not understood is another one. */
const MOST_REFUSED = 0.1

/**
 * Keeps an official file beside what the application brings and what was imported before: it replaces the list of the same day, and no other.
 * @throws FileRefused for a file that is not what it should be; nothing is kept then
 */
export async function importOfficial(
  transaction: Queryable,
  kind: OfficialKind,
  source: Source,
  { on, isDryRun, now }: ImportOptions,
): Promise<OfficialReport> {
  const { lists, refused } = await readers[kind](source)
  const count = lists.reduce((sum, { values }) => sum + Object.keys(values).length, 0)
  if (count === 0 || refused.length > MOST_REFUSED * (count + refused.length))
    throw new FileRefused(source.name, 'trop de ses lignes ne sont pas celles d’un tel fichier.')
  const imported: ImportedList[] = []
  for (const { as_of: said, values } of lists) {
    const as_of = on ?? said
    if (as_of === null)
      throw new FileRefused(source.name, 'il ne dit pas depuis quand il vaut\u00a0: précisez --on AAAA-MM-JJ.')
    const sha256 = createHash('sha256')
      .update(JSON.stringify(Object.entries(values).sort(([one], [other]) => one.localeCompare(other))))
      .digest('hex')
    const isNew = (await findListDigest(transaction, kind, as_of)) !== sha256
    if (isNew && !isDryRun)
      await storeList(transaction, {
        kind,
        as_of,
        sha256,
        values,
        file: source.name,
        source: publishers[kind],
        licence: LICENCE,
        imported_at: now,
      })
    imported.push({ as_of, count: Object.keys(values).length, isNew })
  }
  return { lists: imported, refused }
}
