import { propertyStatuses } from '#features/catalogue/contract'
import { warning, type Finding, type LotRow } from '../feed'
import type { StoredRow } from './plan'

interface Kept {
  /** Undefined for a lot that is rejected. */
  readonly row: LotRow | undefined
  readonly findings: readonly Finding[]
}

/** A lot that an option or a booking holds keeps its state, whatever its feed says; what else is said of it is taken. */
export function keepingHeldState(row: LotRow | undefined, stored: StoredRow | undefined): Kept {
  if (!row || stored?.['is_held'] !== true || stored['status'] === row.status) return { row, findings: [] }
  const status = String(stored['status'])
  const message =
    `Une option ou une réservation tient ce lot\u00a0: il reste «\u00a0${wordOf(status)}\u00a0», ` +
    `le flux dit «\u00a0${wordOf(row.status)}\u00a0».`
  return { row: { ...row, status }, findings: [warning('statut', message)] }
}

const HELD: ReadonlySet<unknown> = new Set(['optioned', 'booked'])

/** The lots that a whole feed no longer names while an option or a booking holds them: they stay, and it is said. */
export const heldUnnamed = (stored: readonly StoredRow[], named: ReadonlySet<string>): Finding[] =>
  stored
    .filter(
      ({ reference, status, is_held: held }) => held === true && HELD.has(status) && !named.has(String(reference)),
    )
    .map(({ reference, status }) =>
      warning(
        null,
        `Le flux ne nomme plus le lot «\u00a0${String(reference)}\u00a0», qu’une option ou une réservation tient\u00a0: ` +
          `il reste «\u00a0${wordOf(String(status))}\u00a0».`,
      ),
    )

const words: Readonly<Record<string, string>> = propertyStatuses

const wordOf = (status: string): string => words[status] ?? status
