import type { Database, Queryable } from '#server/db'
import { findMarket, searchLocations } from '#server/services'
import {
  collect,
  keyOf,
  comparable,
  warning,
  type CollectedFeed,
  type PlacedFinding,
  type ProgramGroup,
  type FindMunicipalities,
  type Municipality,
} from '../feed'
import { findFedPrograms, findLots, holdImports, updateRows, type FedProgram, type Owner } from '../repositories'
import { heldUnnamed } from './heldLot'
import { withdrawals } from './plan'
import { importProgram, type ProgramImport, type ProgramResult } from './program'
import { readFeed, type ReadFeed } from './readFeed'
import { noCounts, withResult, type ImportReport, type Totals } from './report'
import { MOST_CHANGES, reportedLots } from './reportedChange'
import { FileRefused, type Source } from './source'

export interface ImportOptions {
  /** The firm whose own catalogue is filled; null: the one of all firms. */
  readonly owner: Owner
  /** The feed is whole: what it does not name of the promoters that it names is withdrawn. */
  readonly isFull: boolean
  /** Nothing is written. */
  readonly isDryRun: boolean
  readonly now: () => Date
  /** Told what became of a programme, in the transaction that writes it, and how many of all were looked at. */
  readonly onResult?: (transaction: Queryable, result: ProgramResult, progress: Progress) => Promise<void>
}

interface Progress {
  readonly done: number
  readonly total: number
}

/**
 * Imports a feed of programmes and lots, each programme in a transaction of its own: what is killed half-way is ended by the same import again.
 * @throws FileRefused for a file that is no feed; nothing is imported then
 */
export async function importPrograms(
  database: Database,
  sources: readonly Source[],
  asked: ImportOptions,
): Promise<ImportReport> {
  const { owner, isFull, isDryRun } = asked
  const started = asked.now()
  const read = await readFeed(sources)
  if (isFull && read.lots.length === 0) throw new FileRefused(namesOf(sources), 'un flux complet a au moins un lot.')
  const stored = await findFedPrograms(database, owner)
  const feed = collect(read.programs, read.lots, stored)
  const isUncertain = isFull && (read.hasBrokenLine || feed.isUncertain)
  const options: ProgramImport = {
    owner,
    isDryRun,
    isFull: isFull && !isUncertain,
    findMunicipalities: municipalityFinder(),
    today: started.toISOString().slice(0, 10),
  }
  const results = await inTurn(database, asked, [
    ...feed.groups.map((group) => (transaction: Queryable) => importProgram(transaction, group, options)),
    ...(options.isFull ? absentOf(stored, feed.groups) : []).map(
      (program) => (transaction: Queryable) =>
        withdrawProgram(transaction, program, { file: namesOf(sources), isDryRun }),
    ),
  ])
  return {
    source: namesOf(sources),
    started_at: started.toISOString(),
    finished_at: asked.now().toISOString(),
    ...results.reduce(withResult, rejectedIn(read, feed)),
    changes: results.flatMap(({ changes }) => changes).slice(0, MOST_CHANGES),
    lines: inOrder([
      ...read.findings,
      ...feed.findings,
      ...(isUncertain ? [nothingWithdrawn(sources)] : []),
      ...results.flatMap(({ findings }) => findings),
    ]),
  }
}

type Step = (transaction: Queryable) => Promise<ProgramResult>

/** One programme after the other, each in a transaction of its own; a dry run needs none. */
async function inTurn(
  database: Database,
  { isDryRun, onResult }: ImportOptions,
  steps: readonly Step[],
): Promise<ProgramResult[]> {
  const results: ProgramResult[] = []
  for (const [index, step] of steps.entries()) {
    const told = async (transaction: Queryable) => {
      const result = await step(transaction)
      await onResult?.(transaction, result, { done: index + 1, total: steps.length })
      return result
    }
    const locked = async (transaction: Queryable) => {
      await holdImports(transaction)
      return told(transaction)
    }
    results.push(await (isDryRun ? told(database) : database.transaction(locked)))
  }
  return results
}

/** What was refused before any programme was looked at. */
const rejectedIn = (read: ReadFeed, feed: CollectedFeed): Totals => ({
  programs: { ...noCounts, rejected: read.rejected.programs + feed.rejected.programs },
  properties: { ...noCounts, rejected: read.rejected.properties + feed.rejected.properties },
})

const inOrder = (lines: readonly PlacedFinding[]): PlacedFinding[] =>
  [...lines].sort((one, other) => one.file.localeCompare(other.file, 'fr') || one.line - other.line)

const nothingWithdrawn = (sources: readonly Source[]): PlacedFinding => ({
  file: namesOf(sources),
  line: 1,
  ...warning(null, 'Une ligne ne dit pas de quel lot elle parle\u00a0: rien n’est retiré de la vente par cet import.'),
})

const namesOf = (sources: readonly Source[]): string => sources.map(({ name }) => name).join(', ')

/** The programmes that a whole feed no longer names, of the promoters that it names. */
function absentOf(stored: readonly FedProgram[], groups: readonly ProgramGroup[]): FedProgram[] {
  const promoters = new Set(groups.map(({ promoter }) => comparable(promoter)))
  const named = new Set(groups.map(({ promoter, reference }) => keyOf(promoter, reference)))
  return stored.filter(
    ({ promoter, reference }) => promoters.has(comparable(promoter)) && !named.has(keyOf(promoter, reference)),
  )
}

/** Withdraws what is still to be sold of a programme. */
async function withdrawProgram(
  database: Queryable,
  { id, name }: FedProgram,
  { file, isDryRun }: { readonly file: string; readonly isDryRun: boolean },
): Promise<ProgramResult> {
  const stored = await findLots(database, id, !isDryRun)
  const changes = withdrawals(stored, new Set())
  if (!isDryRun) {
    const rows = changes.map((change) => ({ id: change.id, status: 'withdrawn' }))
    await updateRows(database, 'properties', rows)
  }
  const lots = { changes, unchanged: 0, rejected: 0 }
  return {
    program: undefined,
    became: changes.length > 0 ? 'withdrawn' : undefined,
    lots,
    findings: heldUnnamed(stored, new Set()).map((finding) => ({ file, line: 1, ...finding })),
    changes: reportedLots(name, changes, stored),
  }
}

/** The municipalities of a postal code among the official ones, each looked for once. */
function municipalityFinder(): FindMunicipalities {
  const found = new Map<string, readonly Municipality[]>()
  return (postalCode) => {
    const known = found.get(postalCode) ?? municipalitiesOf(postalCode)
    found.set(postalCode, known)
    return known
  }
}

const MOST_OF_A_POSTAL_CODE = 200

const municipalitiesOf = (postalCode: string): Municipality[] =>
  searchLocations({ text: postalCode, kinds: ['municipality'], limit: MOST_OF_A_POSTAL_CODE }).map(
    ({ slug, code, name }) => ({ slug, code, name, zone: findMarket(slug, 'new')?.zone ?? null }),
  )
