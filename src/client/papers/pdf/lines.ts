import type { Cell, Line } from '../text/line'

/** A run of text as pdf.js gives it, on its page as it is shown: the matrix of its letters, its width in points. */
export interface TextRun {
  readonly text: string
  readonly matrix: readonly number[]
  readonly width: number
}

/** A run on a page that stands upright: points from the left and from the top. */
interface PlacedRun {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly base: number
  readonly height: number
}

/** Quarter turns by which text runs: to the right, down, to the left, up. */
type Direction = 0 | 1 | 2 | 3
const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3]

/** The lines of a page, whichever way it lies: text that runs in another direction than most is left out. */
export function linesOf(runs: readonly TextRun[], page: number): readonly Line[] {
  const written = runs.filter(({ text }) => text.trim() !== '')
  const upright = mainDirection(written)
  const placed = written.filter((run) => directionOf(run) === upright).map((run) => placedRun(run, upright))
  return rowsOf(placed).map((row, index) => ({ page, number: index + 1, cells: cellsOf(row) }))
}

function directionOf({ matrix: [across = 1, down = 0] }: TextRun): Direction {
  const turns = Math.round(Math.atan2(down, across) / (Math.PI / 2))
  return DIRECTIONS[(turns + 4) % 4] ?? 0
}

function mainDirection(runs: readonly TextRun[]): Direction {
  const letters = [0, 0, 0, 0]
  for (const run of runs) letters[directionOf(run)] = (letters[directionOf(run)] ?? 0) + run.text.length
  return DIRECTIONS[letters.indexOf(Math.max(...letters))] ?? 0
}

function placedRun({ text, matrix, width }: TextRun, direction: Direction): PlacedRun {
  const [, , c = 0, d = 0, x = 0, y = 0] = matrix
  const [left, base] = (
    [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ] as const
  )[direction]
  return { text, left, right: left + width, base, height: Math.hypot(c, d) }
}

/** Share of its height by which a run may stand higher or lower than its line. */
const LEVEL = 0.4

function rowsOf(runs: readonly PlacedRun[]): readonly (readonly PlacedRun[])[] {
  const rows: PlacedRun[][] = []
  for (const run of [...runs].sort((one, other) => one.base - other.base)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && run.base - first.base <= LEVEL * Math.min(run.height, first.height)) row.push(run)
    else rows.push([run])
  }
  return rows.map((row) => row.sort((one, other) => one.left - other.left))
}

/** Shares of the height of letters: a gap that is a space, and one that begins another cell. */
const [SPACE, COLUMN] = [0.12, 0.8]

function cellsOf(row: readonly PlacedRun[]): readonly Cell[] {
  const cells: Cell[] = []
  for (const { text, left, right, height } of row) {
    const before = cells.at(-1)
    const gap = before ? left - before.right : Number.POSITIVE_INFINITY
    if (!before || gap > COLUMN * height) cells.push({ text: text.trim(), left, right })
    else {
      const isApart = gap > SPACE * height || text.startsWith(' ')
      cells[cells.length - 1] = { text: `${before.text}${isApart ? ' ' : ''}${text.trim()}`, left: before.left, right }
    }
  }
  return cells
}
