import { formatNumber } from '#client/ui'
import type { CatalogueImport } from './catalogueImport'
import { describeChange } from './describeChange'
import type { Outcome } from './outcomes'

/** A line of the report of an import. */
export interface ReportRow {
  readonly key: string
  readonly outcome: Outcome
  /** The line of a file; null for what a whole feed no longer names. */
  readonly place: string | null
  /** The programme or lot, or the column of the file. */
  readonly about: string
  readonly message: string
}

/** What was found in lines first, then in pictures, then what becomes of each programme and lot. */
export const rowsOf = ({ findings, changes, pictures }: CatalogueImport): ReportRow[] => [
  ...findings.map(({ outcome, file, line, column, message }, index) => ({
    key: `f${String(index)}`,
    outcome,
    place: placeOf(file, line),
    about: column ?? '',
    message,
  })),
  ...(pictures?.refused ?? []).map(({ url, reason }) => ({
    key: `p${url}`,
    outcome: 'picture' as const,
    place: null,
    about: 'Image ou plan',
    message: reason.includes(url) ? reason : `${url}\u00a0: ${reason}`,
  })),
  ...changes.map((change, index) => ({
    key: `c${String(index)}`,
    outcome: change.outcome,
    place: placeOf(change.file, change.line),
    about: change.name,
    message: describeChange(change),
  })),
]

const placeOf = (file: string | null, line: number | null): string | null =>
  file === null || line === null ? null : `${file}, ligne ${formatNumber(line)}`

/** How many changes there are beyond those that the report tells one by one. */
export function untold({ counts, changes }: CatalogueImport): number {
  if (!counts) return 0
  const all = [counts.programs, counts.properties].reduce((sum, of) => sum + of.created + of.updated + of.withdrawn, 0)
  // A programme that is withdrawn changes by its lots only.
  const withdrawnPrograms = counts.programs.withdrawn
  return Math.max(0, all - withdrawnPrograms - changes.length)
}
