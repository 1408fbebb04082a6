import type { ProgramGroup } from '../feed'
import type { Change, StoredRow } from './plan'

/** What an import makes of a programme or of a lot, and the line that says so; none where a whole feed no longer names it. */
export interface ReportedChange {
  readonly type: 'program' | 'property'
  readonly outcome: 'created' | 'updated' | 'withdrawn'
  readonly name: string
  readonly file: string | null
  readonly line: number | null
  /** What changes of it, by the names of its attributes; empty for what is new. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** How many changes a report tells one by one. */
export const MOST_CHANGES = 2_000

const OUTCOMES = { create: 'created', update: 'updated', withdraw: 'withdrawn' } as const

type LinePosition = { readonly file: string; readonly line: number } | undefined

function reported(type: ReportedChange['type'], name: string, change: Change, place: LinePosition): ReportedChange {
  const before = change.kind === 'create' ? {} : change.before
  const after =
    change.kind === 'update'
      ? Object.fromEntries(Object.entries(change.row).filter(([column]) => column in before))
      : change.kind === 'withdraw'
        ? { status: 'withdrawn' }
        : {}
  return {
    type,
    outcome: OUTCOMES[change.kind],
    name,
    file: place?.file ?? null,
    line: place?.line ?? null,
    before,
    after,
  }
}

export const reportedProgram = (name: string, change: Change | undefined, place: LinePosition): ReportedChange[] =>
  change ? [reported('program', name, change, place)] : []

/** @param stored the lots that were there */
export function reportedLots(
  program: string,
  changes: readonly Change[],
  stored: readonly StoredRow[],
  lots: ProgramGroup['lots'] = [],
): ReportedChange[] {
  const places = new Map(lots.map((lot) => [lot.values.lot_ref, lot]))
  const references = new Map(stored.map(({ id, reference }) => [id, String(reference)]))
  return changes.map((change) => {
    const reference =
      change.kind !== 'withdraw' && 'reference' in change.row
        ? String(change.row.reference)
        : (references.get(change.id) ?? '')
    return reported('property', `${program}, lot ${reference}`, change, places.get(reference))
  })
}
