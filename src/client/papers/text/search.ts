import { amountsOf, isAmount } from './amounts'
import { isAbove, textOf, type Cell, type Line } from './line'
import { masked } from './masked'
import { plain } from './plain'

/** Where a value was read: a line of the paper, and what it says. Pages and lines are counted from 1. */
export interface TextPlace {
  readonly kind: 'text'
  readonly page: number
  readonly line: number
  readonly excerpt: string
}

export interface Found<Value> {
  readonly value: Value
  readonly place: TextPlace
}

/** Where a label stands: its line, its cell, and what follows it there. */
interface Label {
  readonly line: Line
  readonly cell: Cell
  readonly after: readonly Cell[]
}

/** The longest excerpt of a line that is shown, in characters. */
const EXCERPT = 160

/** The place of a line, and of the one where its value stands when that is another. */
export function placeOf(line: Line, valueLine: Line = line): TextPlace {
  const said = (line === valueLine ? [line] : [line, valueLine]).map(textOf).join(' / ')
  const excerpt = masked(said.replace(/[.…_]{3,}/g, '…'))
  const short = excerpt.length > EXCERPT ? `${excerpt.slice(0, EXCERPT)}…` : excerpt
  return { kind: 'text', page: valueLine.page, line: valueLine.number, excerpt: short }
}

/** Each cell that a label begins or holds, in the order of the paper. */
export const labelsOf = (lines: readonly Line[], label: RegExp): readonly Label[] =>
  lines.flatMap((line) =>
    line.cells.flatMap((cell, index) => {
      const found = label.exec(plain(cell.text))
      if (!found) return []
      // A figure between brackets is a note, not a value.
      const rest = cell.text.slice(found.index + found[0].length).replace(/^\s*\(\d+\)/, '')
      const after = [{ ...cell, text: rest }, ...line.cells.slice(index + 1)]
      return [{ line, cell, after }]
    }),
  )

/** How many lines under a label its value may stand. */
const UNDER = 2

/**
 * The first value beside a label: after it on its line, else under it. `read` takes a value out of a text.
 */
export function findBeside<Value>(
  lines: readonly Line[],
  label: RegExp,
  read: (text: string) => Value | undefined,
): Found<Value> | undefined {
  for (const { line, cell, after } of labelsOf(lines, label)) {
    for (const { text } of after) {
      const value = read(text)
      if (value !== undefined) return { value, place: placeOf(line) }
    }
    const start = lines.indexOf(line) + 1
    for (const under of lines.slice(start, start + UNDER)) {
      const below = under.page === line.page ? under.cells.find((other) => isAbove(cell, other)) : undefined
      const value = below && read(below.text)
      if (value !== undefined) return { value, place: placeOf(line, under) }
    }
  }
  return undefined
}

/** The last amount of a label’s line (the total of its columns), else the amount under it. */
export function findAmount(lines: readonly Line[], label: RegExp): Found<number> | undefined {
  for (const { line, after } of labelsOf(lines, label)) {
    const value = amountsAfter(after).at(-1)?.value
    if (value !== undefined) return { value, place: placeOf(line) }
  }
  return findBeside(lines, label, (text) => (isAmount(text) ? amountsOf(text)[0] : undefined))
}

/** The amounts that follow a label, each with its cell: those of a column are cells of their own. */
export const amountsAfter = (after: readonly Cell[]): readonly { readonly cell: Cell; readonly value: number }[] =>
  after.flatMap((cell, index) =>
    index === 0 || isAmount(cell.text) ? amountsOf(cell.text).map((value) => ({ cell, value })) : [],
  )
