import type { PlacedFinding } from '../feed'
import type { ImportCounts } from '#features/catalogue/contract'
import type { Change } from './plan'
import type { ProgramResult } from './program'
import type { ReportedChange } from './reportedChange'

/** What an import did, line by line. */
export interface ImportReport {
  readonly source: string
  readonly started_at: string
  readonly finished_at: string
  readonly programs: ImportCounts
  readonly properties: ImportCounts
  /** The first of what it made of each programme and lot. */
  readonly changes: readonly ReportedChange[]
  readonly lines: readonly PlacedFinding[]
}

export const noCounts: ImportCounts = { created: 0, updated: 0, unchanged: 0, withdrawn: 0, rejected: 0 }

const added = (one: ImportCounts, other: Partial<ImportCounts>): ImportCounts => ({
  created: one.created + (other.created ?? 0),
  updated: one.updated + (other.updated ?? 0),
  unchanged: one.unchanged + (other.unchanged ?? 0),
  withdrawn: one.withdrawn + (other.withdrawn ?? 0),
  rejected: one.rejected + (other.rejected ?? 0),
})

const countOf = (changes: readonly Change[], kind: Change['kind']): number =>
  changes.filter((change) => change.kind === kind).length

export type Totals = Pick<ImportReport, 'programs' | 'properties'>

/** The totals with what became of one more programme and its lots. */
export const withResult = (totals: Totals, { became, lots }: ProgramResult): Totals => ({
  programs: added(totals.programs, became === undefined ? {} : { [became]: 1 }),
  properties: added(totals.properties, {
    created: countOf(lots.changes, 'create'),
    updated: countOf(lots.changes, 'update'),
    withdrawn: countOf(lots.changes, 'withdraw'),
    unchanged: lots.unchanged,
    rejected: lots.rejected,
  }),
})
