import { distance, type Cell, type Line } from '../text/line'
import { plain } from '../text/plain'
import { amountsAfter, labelsOf, placeOf } from '../text/search'
import type { Finding, FindingKey } from './finding'

type Declarant = 1 | 2
/** A column of the table of incomes: of a declarant, or of the household. */
interface Column {
  readonly of: Declarant | 'total'
  readonly cell: Cell
}

/** What each declarant earned, by the first of these labels that the table of incomes has. */
export function declarantAmounts(
  lines: readonly Line[],
  key: FindingKey,
  labels: readonly RegExp[],
): readonly Finding[] {
  for (const label of labels) {
    for (const { line, after } of labelsOf(lines, label)) {
      const amounts = amountsAfter(after)
      if (amounts.length === 0) continue
      const columns = columnsAbove(lines, line)
      const whose = columns.length > 0 ? byColumn(amounts, columns) : byRank(amounts.map(({ value }) => value))
      return whose.map(({ declarant, value }) => ({ key, declarant, value, place: placeOf(line) }))
    }
  }
  return []
}

type Whose = readonly { readonly declarant: Declarant; readonly value: number }[]

/** The nearest line above that names the columns: « Déclar. 1 », « Déclarant 2 », « Total ». */
function columnsAbove(lines: readonly Line[], line: Line): readonly Column[] {
  for (const above of lines.slice(0, lines.indexOf(line)).reverse()) {
    const columns = above.cells.flatMap((cell): readonly Column[] => {
      const of = /^declar(?:\.|ant)? ?(\d)$|^(total)(?: foyer)?$/.exec(plain(cell.text).trim())
      if (of?.[1] === '1') return [{ of: 1, cell }]
      if (of?.[1] === '2') return [{ of: 2, cell }]
      return of?.[2] === undefined ? [] : [{ of: 'total', cell }]
    })
    if (columns.some(({ of }) => of === 1)) return columns
  }
  return []
}

const byColumn = (
  amounts: readonly { readonly cell: Cell; readonly value: number }[],
  columns: readonly Column[],
): Whose =>
  amounts.flatMap(({ cell, value }) => {
    const [first, ...others] = columns
    if (!first) return []
    const { of } = others.reduce(
      (near, other) => (distance(cell, other.cell) < distance(cell, near.cell) ? other : near),
      first,
    )
    return of === 'total' ? [] : [{ declarant: of, value }]
  })

/** Without a heading: one amount is of the first declarant; of two that are equal, and of three, the last is the total. */
function byRank(amounts: readonly number[]): Whose {
  const [one, two, total] = amounts
  if (one === undefined) return []
  const isAlone = two === undefined || (total === undefined && two === one)
  return isAlone
    ? [{ declarant: 1, value: one }]
    : [
        { declarant: 1, value: one },
        { declarant: 2, value: two },
      ]
}
