import { formatEuros, formatPercent, withCapital } from '../formats'

/** One calendar year of an operation, in euros of the year. Every amount is positive; an effort below zero is a surplus. */
export interface EffortYear {
  readonly year: number
  readonly rents: number
  readonly taxSaving: number
  readonly loanPayment: number
  readonly charges: number
  readonly taxes: number
  /** loanPayment + charges + taxes − rents − taxSaving. */
  readonly effort: number
  /** Months that the amounts cover, twelve when left out: the first and the last year of an operation are partial. */
  readonly months?: number
}

/** Capital repaid at once in a year, apart from its effort. Euros. */
export interface CapitalDue {
  readonly year: number
  readonly amount: number
}

/** `2057 (5 mois)`, or `2056` for a whole year. */
export const yearName = ({ year, months = 12 }: Pick<EffortYear, 'year' | 'months'>): string =>
  months < 12 ? `${year} (${months}\u00a0mois)` : String(year)

/** The years that amounts cover a part of only; empty when all are whole. */
export function partYears(years: readonly EffortYear[]): string {
  const names = years.filter(({ months = 12 }) => months < 12).map(yearName)
  return names.length === 0 ? '' : `Années incomplètes\u00a0: ${names.join(', ')}.`
}

/** The same year, an amount being that of a month on average. */
export function monthly({ months = 12, ...year }: EffortYear): EffortYear {
  const share = months > 0 ? 1 / months : 0
  return {
    year: year.year,
    rents: year.rents * share,
    taxSaving: year.taxSaving * share,
    loanPayment: year.loanPayment * share,
    charges: year.charges * share,
    taxes: year.taxes * share,
    effort: year.effort * share,
  }
}

/** Between which efforts a year may stay, in euros of the year. */
export interface EffortBand {
  readonly year: number
  readonly lowest: number
  readonly highest: number
  /** Months that the amounts cover, twelve when left out. */
  readonly months?: number
}

/** The same band, an amount being that of a month on average. */
export function monthlyBand({ months = 12, year, lowest, highest }: EffortBand): EffortBand {
  const share = months > 0 ? 1 / months : 0
  return { year, lowest: lowest * share, highest: highest * share }
}

/** Something that happens in a year: the delivery of the property, the end of a commitment. */
export interface YearMark {
  readonly year: number
  readonly label: string
}

export type SeriesName = 'rents' | 'taxSaving' | 'loanPayment' | 'charges' | 'taxes'

interface Series {
  readonly name: SeriesName
  readonly label: string
  /** Money that comes in stands above zero, money that goes out below. */
  readonly side: 'in' | 'out'
}

/** From the zero line outwards, on each side. A series keeps its colour and pattern on every page. */
export const series: readonly Series[] = [
  { name: 'rents', label: 'Loyers', side: 'in' },
  { name: 'taxSaving', label: 'Économie d’impôt', side: 'in' },
  { name: 'loanPayment', label: 'Mensualité', side: 'out' },
  { name: 'charges', label: 'Charges', side: 'out' },
  { name: 'taxes', label: 'Impôts', side: 'out' },
]

/** Names the figure of a year behind a series or the effort, for whoever explains it (`#client/ui/explanation`). */
export type FigureOfYear = (year: number, name: SeriesName | 'effort') => string

/** The series that hold something in at least one year. */
export const presentSeries = (years: readonly EffortYear[]): readonly Series[] =>
  series.filter(({ name }) => years.some((year) => year[name] !== 0))

/** `Effort de 3 444 €`, or `Excédent de 7 176 €`. */
export const effortInWords = (effort: number): string =>
  effort > 0 ? `Effort de ${formatEuros(effort)}` : `Excédent de ${formatEuros(-effort)}`

const sum = (years: readonly EffortYear[], amount: (year: EffortYear) => number): number =>
  years.reduce((total, year) => total + amount(year), 0)

/** What the chart shows, in words: how much of what goes out the rents cover, when the effort ends, and what is due apart from it. */
export function effortSentence(years: readonly EffortYear[], due: CapitalDue | null = null): string {
  const effort = effortAlone(years)
  return due === null
    ? effort
    : `${effort} En ${due.year}, ${formatEuros(due.amount)} de capital sont à rembourser en une fois.`
}

function effortAlone(years: readonly EffortYear[]): string {
  if (years.every(({ effort }) => effort <= 0)) return 'L’opération dégage un excédent chaque année.'
  const loanYears = years.filter(({ loanPayment }) => loanPayment > 0)
  const covered = loanYears.length > 0 ? loanYears : years
  const outflow = sum(covered, (year) => year.loanPayment + year.charges + year.taxes)
  const rents = sum(covered, (year) => year.rents)
  const share =
    outflow > 0 && rents > 0
      ? `Les loyers couvrent ${formatPercent(rents / outflow, { decimals: 0 })} des sorties\u202f; `
      : ''
  const ending = endOfEffort(years, loanYears.at(-1)?.year)
  return share === '' ? withCapital(ending) : share + ending
}

function endOfEffort(years: readonly EffortYear[], lastLoanYear: number | undefined): string {
  const lastEffort = years.findLast(({ effort }) => effort > 0)
  const firstWithout = years.find(({ year }) => year === (lastEffort?.year ?? 0) + 1)
  if (!firstWithout) return `l’effort dure jusqu’en ${years.at(-1)?.year ?? ''}.`
  if (lastLoanYear === firstWithout.year - 1) return `l’effort s’éteint fin ${lastLoanYear}, avec le prêt.`
  return `l’effort s’éteint en ${firstWithout.year}${lastLoanYear === firstWithout.year ? ', à la fin du prêt' : ''}.`
}
