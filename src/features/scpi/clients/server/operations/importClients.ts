import { checkComplete } from '#contract'
import { entriesOf, isText } from '#contract/json'
import { clientImport, LARGEST_CLIENT_IMPORT } from '#features/scpi/clients/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { dayOf } from '#server/http/routes'
import { accepted, fieldErrors, invalid, scopeOf, withInitial } from '#server/operations'
import type { ServedAggregate } from '#server/operations/aggregates'
import { uploadIn } from '#server/operations/uploads'
import { fieldsOfColumns } from '../imports/columns'
import { readTable } from '../imports/readTable'
import { rowOf, type ReadRow, type RefusedRow } from '../imports/rows'
import { policies } from '../policies'
import { findKnown, keyOf, type KnownClient } from '../repositories/imports'
import { holdEmails } from '../repositories/clients'
import { adviserOfNew } from './advisers'
import { insertClients, updateClient } from './importedClients'

/** What became of a line of a file, or would become of it. */
export interface ImportedLine {
  readonly line: number
  readonly column: string | null
  readonly outcome: 'created' | 'updated' | 'rejected'
  readonly message: string | null
}

export interface ImportReport {
  readonly created: number
  readonly updated: number
  readonly rejected: number
  readonly lines: readonly ImportedLine[]
}

interface Options {
  readonly mapping: unknown
  readonly isDry: boolean
  readonly onDuplicate: 'reject' | 'update'
  readonly adviserId: unknown
}

/** A form carries the mapping as JSON. */
function mappingOf(value: unknown): unknown {
  if (!isText(value)) return value ?? null
  try {
    return JSON.parse(value)
  } catch {
    throw invalid(fieldErrors('mapping', 'La correspondance des colonnes est illisible.'))
  }
}

function optionsOf(body: unknown): Options {
  const { mapping, dry_run, on_duplicate, adviser_id } = entriesOf(body)
  const given = Object.fromEntries(
    Object.entries({ mapping: mappingOf(mapping), dry_run, on_duplicate, adviser_id }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )
  const options = accepted(checkComplete(clientImport, withInitial(clientImport, given)))
  return {
    mapping: options.mapping,
    isDry: options.dry_run,
    onDuplicate: options.on_duplicate ?? 'reject',
    adviserId: options.adviser_id,
  }
}

const isRefused = (row: ReadRow | RefusedRow): row is RefusedRow => 'message' in row

const lineOf = (
  row: { readonly line: number },
  outcome: ImportedLine['outcome'],
  more: Partial<ImportedLine> = {},
): ImportedLine => ({
  line: row.line,
  column: null,
  outcome,
  message: null,
  ...more,
})

/** A line and what is to be done with it. */
type Decision =
  | { readonly kind: 'rejected'; readonly line: ImportedLine }
  | { readonly kind: 'created'; readonly row: ReadRow }
  | { readonly kind: 'updated'; readonly row: ReadRow; readonly known: KnownClient }

/** What is to be done with each line: those of one person within the file follow the first of them. */
function decide(
  rows: readonly (ReadRow | RefusedRow)[],
  known: ReadonlyMap<string, KnownClient>,
  onDuplicate: Options['onDuplicate'],
): Decision[] {
  const seen = new Map<string, number>()
  return rows.map((row): Decision => {
    if (isRefused(row)) return { kind: 'rejected', line: lineOf(row, 'rejected', row) }
    const keys = keyOf(row.client)
    const before = keys.flatMap((key) => seen.get(key) ?? [])[0]
    if (before !== undefined)
      return {
        kind: 'rejected',
        line: lineOf(row, 'rejected', { message: `La même personne est à la ligne ${before}` }),
      }
    for (const key of keys) seen.set(key, row.line)
    const same = keys.flatMap((key) => known.get(key) ?? [])[0]
    if (!same) return { kind: 'created', row }
    return onDuplicate === 'update' && same.isReached
      ? { kind: 'updated', row, known: same }
      : { kind: 'rejected', line: lineOf(row, 'rejected', { message: sameClient(same) }) }
  })
}

const sameClient = ({ name, isReached }: KnownClient): string =>
  `${name} est déjà dans vos clients${isReached ? '' : ', suivi par un collègue'}`

/**
 * Imports a file of clients: lines that are right are added, those of somebody known update them or are refused, as was asked; each line is
 * told. A trial writes nothing.
 * @throws Failure invalid for a file, a mapping or an adviser that is wrong
 */
export async function importClients(
  accounts: ServedAggregate,
  transaction: Queryable,
  viewer: Viewer,
  body: unknown,
  now: Date,
): Promise<ImportReport> {
  const scope = scopeOf(policies.scpi_client.create, viewer)
  const { mapping, isDry, onDuplicate, adviserId } = optionsOf(body)
  const file = uploadIn(body, 'file')
  if (!file) throw invalid(fieldErrors('file', 'Choisissez un fichier CSV ou XLSX.'))
  const { columns, lines } = await readTable(file)
  refuseTooMany(lines.length)
  const fields = fieldsOfColumns(columns, mapping)
  const adviser = await adviserOfNew(transaction, viewer, adviserId)
  const rows = lines.map((line) => rowOf(line, { columns, fields, today: dayOf(now) }))
  await holdEmails(transaction, viewer.companyId)
  const known = await findKnown(
    transaction,
    viewer,
    rows.flatMap((row) => (isRefused(row) ? [] : [row.client])),
  )
  const decisions = decide(rows, known, onDuplicate)
  const done: ImportedLine[] = []
  if (!isDry) {
    const created = decisions.flatMap((one) => (one.kind === 'created' ? [one.row] : []))
    await insertClients({ transaction, viewer, scope, adviserId: adviser, now }, created)
  }
  for (const decision of decisions) done.push(await carryOut({ accounts, transaction, viewer, now, isDry }, decision))
  return reportOf(done)
}

function refuseTooMany(count: number): void {
  if (count > 0 && count <= LARGEST_CLIENT_IMPORT) return
  const most = LARGEST_CLIENT_IMPORT.toLocaleString('fr-FR')
  const reason =
    count === 0
      ? 'Ce fichier n’a aucune ligne sous ses en-têtes.'
      : `Ce fichier a ${count.toLocaleString('fr-FR')} lignes, ${most} au plus\u00a0: coupez-le.`
  throw invalid(fieldErrors('file', `${reason} Rien n’a été importé.`))
}

interface CarryingOut {
  readonly accounts: ServedAggregate
  readonly transaction: Queryable
  readonly viewer: Viewer
  readonly now: Date
  readonly isDry: boolean
}

async function carryOut(asking: CarryingOut, decision: Decision): Promise<ImportedLine> {
  if (decision.kind === 'rejected') return decision.line
  if (decision.kind === 'created') return lineOf(decision.row, 'created')
  const problem = await updateClient(asking, decision.known.id, decision.row)
  return problem === null ? lineOf(decision.row, 'updated') : lineOf(decision.row, 'rejected', { message: problem })
}

function reportOf(lines: readonly ImportedLine[]): ImportReport {
  const count = (outcome: ImportedLine['outcome']) => lines.filter((line) => line.outcome === outcome).length
  return { created: count('created'), updated: count('updated'), rejected: count('rejected'), lines }
}
