/** A row of the database that a feed may change. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: string }

/** What a feed makes of one row: `before` is what was there of the columns that change. */
export type Change<Row extends object = object> =
  | { readonly kind: 'create'; readonly id: string; readonly row: Row }
  | {
      readonly kind: 'update'
      readonly id: string
      readonly row: Row
      readonly before: Readonly<Record<string, unknown>>
    }
  | { readonly kind: 'withdraw'; readonly id: string; readonly before: { readonly status: unknown } }

/** What is different of a row that is kept: the values that it had; undefined when nothing is. */
export function differences(stored: StoredRow, row: object): Readonly<Record<string, unknown>> | undefined {
  const changed = Object.entries(row).filter(([name, value]) => stored[name] !== value)
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map(([name]) => [name, stored[name] ?? null]))
}

/** The change that makes a row of what a feed says; undefined when it is already there. */
export function changeOf<Row extends object>(
  stored: StoredRow | undefined,
  row: Row,
  newId: () => string,
): Change<Row> | undefined {
  if (!stored) return { kind: 'create', id: newId(), row }
  const before = differences(stored, row)
  return before && { kind: 'update', id: stored.id, row, before }
}

const WITHDRAWABLE: ReadonlySet<unknown> = new Set(['available', 'blocked'])

/** The lots of a programme that a whole feed no longer names, of those that were still to be sold. */
export const withdrawals = (stored: readonly StoredRow[], named: ReadonlySet<string>): Change<never>[] =>
  stored.flatMap(({ id, reference, status }) =>
    WITHDRAWABLE.has(status) && !named.has(String(reference)) ? [{ kind: 'withdraw', id, before: { status } }] : [],
  )
