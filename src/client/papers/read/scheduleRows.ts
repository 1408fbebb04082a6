import { amountsOf, isAmount } from '../text/amounts'
import { dateOf, monthOf } from '../text/dates'
import { distance, type Cell, type Line } from '../text/line'
import { plain } from '../text/plain'
import { placeOf, type TextPlace } from '../text/search'

/** A payment of a schedule. Euros; what no column says is undefined. */
export interface ScheduleRow {
  readonly place: TextPlace
  readonly rank?: number
  /** `YYYY-MM-DD`; the last day of the month where the schedule says the month alone. */
  readonly date?: string
  readonly payment?: number
  readonly principal?: number
  readonly interest?: number
  readonly insurance?: number
  /** What is owed after this payment. */
  readonly outstanding?: number
}

type Field = 'payment' | 'principal' | 'interest' | 'insurance' | 'outstanding' | 'other'

/** What the heading of a column says of it; the first that fits counts. */
const HEADINGS: readonly (readonly [RegExp, Field])[] = [
  [/avant/, 'other'],
  [/restant|\bcrd\b|solde|reste du/, 'outstanding'],
  [/hors assurance|sans assurance/, 'other'],
  [/avec assurance|assurance comprise|assurance incluse|total a payer|a payer/, 'payment'],
  [/assurance|prime/, 'insurance'],
  [/interet/, 'interest'],
  [/amorti|rembourse|principal|part de capital|^capital$/, 'principal'],
  [/echeance|mensualite|versement|montant|total/, 'payment'],
]

/** Amounts that a line has at least when it is a row. */
const FEWEST = 3
/** Lines over the first row that its headings may take. */
const HEADING_LINES = 4

/** The rows of the table of a schedule, in the order of the paper. */
export function rowsOf(lines: readonly Line[]): readonly ScheduleRow[] {
  let headings: readonly Cell[] = []
  return lines.flatMap((line, index) => {
    const amounts = line.cells.filter(({ text }, at) => isAmount(text) && !(at === 0 && isRank(text)))
    const [date, rank] = [firstOf(line.cells, dayIn), line.cells.map(({ text }) => text).find(isRank)]
    if (amounts.length < FEWEST || (date === undefined && rank === undefined)) return []
    const above = headingsOver(lines.slice(Math.max(0, index - HEADING_LINES), index), amounts)
    if (above.some((cell) => fieldOf(cell.text) !== undefined)) headings = above
    return [
      {
        place: placeOf(line),
        ...(rank === undefined ? {} : { rank: Number(rank) }),
        ...(date === undefined ? {} : { date }),
        ...valuesOf(amounts, headings),
      },
    ]
  })
}

const isRank = (text: string): boolean => /^\d{1,3}$/.test(text.trim())
const dayIn = (text: string): string | undefined => (isAmount(text) ? undefined : (dateOf(text) ?? monthOf(text)))

function firstOf<Value>(cells: readonly Cell[], read: (text: string) => Value | undefined): Value | undefined {
  for (const { text } of cells) {
    const value = read(text)
    if (value !== undefined) return value
  }
  return undefined
}

/** The headings over amounts: those of several lines that stand over the same amount are one. */
function headingsOver(above: readonly Line[], amounts: readonly Cell[]): readonly Cell[] {
  // A line of one cell is a title.
  const words = above.flatMap(({ cells }) => (cells.length > 1 ? cells.filter(({ text }) => !/\d/.test(text)) : []))
  return amounts.flatMap((amount) => {
    const own = words.filter((word) => nearestOf(amounts, word) === amount && distance(word, amount) < COLUMN)
    return own.length === 0 ? [] : [{ ...amount, text: own.map(({ text }) => text).join(' ') }]
  })
}

/** Points by which the middle of a heading may be off the middle of its amounts. */
const COLUMN = 60

const nearestOf = (cells: readonly Cell[], to: Cell): Cell | undefined =>
  cells.reduce<Cell | undefined>(
    (near, cell) => (near === undefined || distance(cell, to) < distance(near, to) ? cell : near),
    undefined,
  )

const fieldOf = (heading: string): Field | undefined => {
  const said = plain(heading).trim()
  return HEADINGS.find(([sign]) => sign.test(said))?.[1]
}

function valuesOf(amounts: readonly Cell[], headings: readonly Cell[]): Partial<Record<Field, number>> {
  const values: Partial<Record<Field, number>> = {}
  for (const cell of amounts) {
    const heading = nearestOf(headings, cell)
    const field = heading && distance(heading, cell) < COLUMN / 2 ? fieldOf(heading.text) : undefined
    const [value] = amountsOf(cell.text)
    if (field !== undefined && field !== 'other' && value !== undefined) values[field] ??= value
  }
  return values
}
