interface Scored {
  /** Out of five. */
  readonly score: { readonly value: number | null }
}

interface Order<Row> {
  readonly value: (row: Row) => number | null | undefined
  readonly isHighestFirst: boolean
  /** Whether a lot comes after all that are eligible. */
  readonly isOut?: (row: Row) => boolean
}

/** Lots in an order: those that are not eligible come last, then those without the value; equal ones by score. */
export function ranked<Row extends Scored>(
  rows: readonly Row[],
  { value, isHighestFirst, isOut = () => false }: Order<Row>,
): readonly Row[] {
  const sign = isHighestFirst ? -1 : 1
  const keyed = rows.map((row) => ({ row, isOut: isOut(row), key: value(row) ?? null, score: row.score.value ?? -1 }))
  keyed.sort((one, other) => {
    if (one.isOut !== other.isOut) return Number(one.isOut) - Number(other.isOut)
    if (one.key === null || other.key === null)
      return Number(one.key === null) - Number(other.key === null) || other.score - one.score
    return sign * (one.key - other.key) || other.score - one.score
  })
  return keyed.map(({ row }) => row)
}
