/** What the best of several is told by. */
interface Told<Row> {
  /** Absent where none is better. */
  readonly value?: (row: Row) => number | null | undefined
  readonly highest?: boolean
}

/** Which of several are the best by a fact: none where all are alike. */
export function bestOf<Row>({ value, highest = false }: Told<Row>, rows: readonly Row[]): ReadonlySet<Row> {
  if (!value) return new Set()
  const values = rows.map((row) => value(row) ?? null)
  const known = values.filter((each) => each !== null)
  const best = highest ? Math.max(...known) : Math.min(...known)
  const isAlike = known.every((each) => each === best)
  return new Set(isAlike ? [] : rows.filter((_row, index) => values[index] === best))
}
