import { randomUUID } from 'node:crypto'
import type { Queryable } from '#server/db'
import { insertRows, updateRows } from '../repositories'
import { findChanges, findOwnRows, type ImportChange, type StoredImport } from '../repositories/imports'
import { MOST_CHANGES, type ReportedChange } from './reportedChange'

/** What undoing an import does: lots taken from sale, rows put back, and those that somebody changed since, left as they are. */
export interface Undone {
  readonly withdrawn: number
  readonly restored: number
  /** The first of what is withdrawn or put back. */
  readonly changes: readonly UndoneChange[]
  readonly kept: readonly { readonly name: string; readonly message: string }[]
}

/** What becomes of a programme or of a lot: the values that it has, and those that it had. */
interface UndoneChange extends Pick<ReportedChange, 'type' | 'name' | 'before' | 'after'> {
  readonly outcome: 'withdrawn' | 'restored'
}

type StoredRow = Readonly<Record<string, unknown>> & { readonly id: string }

interface Undoing {
  /** `YYYY-MM-DD`: prices that go back are history too. */
  readonly today: string
  /** Nothing is written. */
  readonly isDryRun: boolean
}

/** Undoes an import: what it made is withdrawn from sale, never deleted, and what it changed is put back, unless it was changed since. */
export async function undoChanges(transaction: Queryable, done: StoredImport, undoing: Undoing): Promise<Undone> {
  const changes = await findChanges(transaction, done)
  const ofPrograms = await undoIn(transaction, done, 'programs', changes, undoing)
  const ofLots = await undoIn(transaction, done, 'properties', changes, undoing)
  return {
    withdrawn: ofLots.withdrawn,
    restored: ofPrograms.restored + ofLots.restored,
    changes: [...ofPrograms.changes, ...ofLots.changes].slice(0, MOST_CHANGES),
    kept: [...ofPrograms.kept, ...ofLots.kept],
  }
}

async function undoIn(
  transaction: Queryable,
  { company_id }: StoredImport,
  table: ImportChange['changed'],
  all: readonly ImportChange[],
  { today, isDryRun }: Undoing,
): Promise<Undone> {
  const changes = all.filter(({ changed }) => changed === table)
  const ids = changes.map(({ row_id }) => row_id)
  const rows = new Map((await findOwnRows(transaction, table, company_id, ids)).map((row) => [row.id, row]))
  const found = changes.flatMap((change) => {
    const row = rows.get(change.row_id)
    return row ? [{ change, row, isSame: isAsLeft(row, change) }] : []
  })
  const undone = found
    .filter(({ isSame }) => isSame)
    .flatMap(({ change, row }) => {
      const values = undoneValues(table, change)
      return values ? [{ change, row, values }] : []
    })
  if (!isDryRun) await writeBack(transaction, table, undone, rows, today)
  const withdrawn = undone.filter(({ change }) => change.before === null).length
  return {
    withdrawn,
    restored: undone.length - withdrawn,
    changes: undone.map((one) => undoneChange(table, one)),
    kept: found
      .filter(({ isSame }) => !isSame)
      .map(({ row }) => ({ name: nameOf(row), message: 'Modifié depuis cet import\u00a0: laissé tel quel.' })),
  }
}

interface UndoneRow {
  readonly change: ImportChange
  readonly row: StoredRow
  readonly values: Readonly<Record<string, unknown>>
}

const undoneChange = (table: ImportChange['changed'], { change, row, values }: UndoneRow): UndoneChange => ({
  type: table === 'programs' ? 'program' : 'property',
  outcome: change.before === null ? 'withdrawn' : 'restored',
  name: nameOf(row),
  before: Object.fromEntries(Object.keys(values).map((name) => [name, row[name]])),
  after: values,
})

async function writeBack(
  transaction: Queryable,
  table: ImportChange['changed'],
  undone: readonly UndoneRow[],
  rows: ReadonlyMap<string, StoredRow>,
  today: string,
): Promise<void> {
  const written = undone.map(({ row, values }) => ({ id: row.id, ...values, ...repriced(values, row, today) }))
  await writeAlike(transaction, table, written)
  await insertRows(
    transaction,
    'property_price_changes',
    written.flatMap((values) => historyOf(values, rows, today)),
  )
}

const nameOf = ({ name, program_name, reference }: StoredRow): string =>
  typeof name === 'string' ? name : `${String(program_name)}, lot ${String(reference)}`

/** What a sale holds is no more as the import left it, even in the same state. */
const isAsLeft = (row: StoredRow, { after }: ImportChange): boolean =>
  !(row['is_held'] === true && 'status' in after) && Object.entries(after).every(([name, value]) => row[name] === value)

/** A programme that an import made stays, without anything to sell. */
function undoneValues(
  table: ImportChange['changed'],
  { before }: ImportChange,
): Readonly<Record<string, unknown>> | undefined {
  if (before) return before
  return table === 'properties' ? { status: 'withdrawn' } : undefined
}

function repriced(values: Readonly<Record<string, unknown>>, row: StoredRow, today: string): object {
  return 'property_price' in values ? { previous_price: row['property_price'], price_changed_on: today } : {}
}

function historyOf(values: StoredRow, rows: ReadonlyMap<string, StoredRow>, changed_on: string): object[] {
  if (!('property_price' in values)) return []
  const previous_price = rows.get(values.id)?.['property_price']
  const { id: property_id, property_price } = values
  return [{ id: randomUUID(), property_id, changed_on, previous_price, property_price, version: 1 }]
}

/** Writes together the rows of which the same columns change. */
async function writeAlike(
  transaction: Queryable,
  table: ImportChange['changed'],
  rows: readonly StoredRow[],
): Promise<void> {
  const alike = new Map<string, StoredRow[]>()
  for (const row of rows) {
    const columns = Object.keys(row).join()
    alike.set(columns, [...(alike.get(columns) ?? []), row])
  }
  for (const group of alike.values()) await updateRows(transaction, table, group)
}
