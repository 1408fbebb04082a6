import { percentOf } from '../text/amounts'
import { dateOf, monthsAfter } from '../text/dates'
import type { Line } from '../text/line'
import { findAmount, findBeside, type Found } from '../text/search'
import { checkAnnuity, checkRows } from './annuity'
import { finding, type Finding, type Findings } from './finding'
import { rowsOf, type ScheduleRow } from './scheduleRows'

/** What a schedule or a loan offer says; what is owed is said at a day. @param today `YYYY-MM-DD` */
export function readLoanSchedule(lines: readonly Line[], today: string): Findings {
  const rows = rowsOf(lines)
  const capital = findAmount(lines, /(?:montant|capital)(?: total)? (?:du (?:pret|credit)|emprunte|finance|prete)/)
  const rate = findRate(lines, rows)
  const duration = findDuration(lines, rows)
  const current = rows.find(({ date }) => date !== undefined && date > today) ?? rows[Math.floor(rows.length / 2)]
  const payment = findPayment(lines, current)
  const insurance = findInsurance(lines, current)
  return {
    findings: [
      ...finding('capital', capital),
      ...rate,
      ...duration,
      ...payment,
      ...insurance,
      ...outstandingAt(rows, today),
      ...datesOf(lines, rows, duration),
    ],
    checks: [
      ...checkAnnuity({
        capital: capital?.value,
        rate: valueOf(rate),
        months: valueOf(duration),
        rows,
        payment: valueOf(payment),
        insurance: valueOf(insurance),
      }),
      ...checkRows(rows, valueOf(rate)),
    ],
  }
}

const valueOf = ([one]: readonly Finding[]): number | undefined =>
  typeof one?.value === 'number' ? one.value : undefined

/** The nominal rate: written, else what the interest of two rows that follow each other comes to. */
function findRate(lines: readonly Line[], rows: readonly ScheduleRow[]): readonly Finding[] {
  const written = findBeside(
    lines,
    /taux(?! annuel effectif)(?! effectif)(?! d'assurance)(?! d'endettement)(?! d'usure)/,
    percentOf,
  )
  if (written) return finding('rate', written)
  const index = rows.findIndex(
    ({ interest, outstanding }, at) =>
      interest !== undefined && (rows[at + 1]?.interest ?? 0) > 0 && (outstanding ?? 0) > 0,
  )
  const [before, row] = [rows[index], rows[index + 1]]
  if (before?.outstanding === undefined || row?.interest === undefined) return []
  const rate = Math.round(((row.interest * 12) / before.outstanding) * 10_000) / 10_000
  return finding('rate', { value: rate, place: row.place }, { isReckoned: true })
}

/** Months: written in months or years, else as many as the schedule has rows. */
function findDuration(lines: readonly Line[], rows: readonly ScheduleRow[]): readonly Finding[] {
  const written = findBeside(
    lines,
    /duree(?: totale)?(?: du (?:pret|credit))?|nombre d'echeances|remboursable en/,
    monthsOf,
  )
  if (written) return finding('duration', written)
  const last = rows.at(-1)
  const isWhole = last?.outstanding === 0 && rows[0]?.rank === 1
  return last && isWhole
    ? finding('duration', { value: last.rank ?? rows.length, place: last.place }, { isReckoned: true })
    : []
}

function monthsOf(text: string): number | undefined {
  const [, months] = /(\d{1,3}) ?(?:mois|mensualites|echeances)/i.exec(text) ?? []
  if (months !== undefined) return Number(months)
  const [, years] = /(\d{1,2}) ?ans/i.exec(text) ?? []
  if (years !== undefined) return Number(years) * 12
  const [, alone] = /^[\s:]*(\d{2,3})\s*$/.exec(text) ?? []
  return alone === undefined ? undefined : Number(alone)
}

/** By how much what a row pays is over the payment that is written, when the row is that of a year. */
const OF_A_YEAR = 3

/** The monthly payment, insurance included: of the next row, else as it is written. A row of a year tells none. */
function findPayment(lines: readonly Line[], row: ScheduleRow | undefined): readonly Finding[] {
  const written =
    findAmount(lines, /(?:mensualite|echeance)s?(?: [a-z]+)*,? (?:assurance comprise|avec assurance|totale)/) ??
    findAmount(lines, /(?:montant (?:de la |des )?)?(?:mensualite|echeance)s?(?! d'assurance)/)
  const ofRow = row && paymentOf(row)
  const isOfYear = written !== undefined && ofRow !== undefined && ofRow > OF_A_YEAR * written.value
  if (!row || ofRow === undefined || isOfYear) return finding('payment', written)
  return paymentOfRow(row)
}

/** Euros by which a payment may differ from its principal and its interest. */
const ROUNDING = 0.05

/** What is repaid and paid of a row, without insurance. */
const ownPart = ({ principal, interest }: ScheduleRow): number | undefined =>
  principal === undefined || interest === undefined ? undefined : principal + interest

const paymentOf = (row: ScheduleRow): number | undefined => row.payment ?? ownPart(row)

/** A payment that is no more than principal and interest leaves the insurance out: it is added. */
function paymentOfRow(row: ScheduleRow): readonly Finding[] {
  const [payment = 0, own] = [paymentOf(row), ownPart(row)]
  const isBare = own !== undefined && Math.abs(payment - own) <= ROUNDING
  const added = isBare ? (row.insurance ?? 0) : 0
  const value = Math.round((payment + added) * 100) / 100
  const isWritten = row.payment !== undefined && added === 0
  return finding('payment', { value, place: row.place }, isWritten ? {} : { isReckoned: true })
}

function findInsurance(lines: readonly Line[], row: ScheduleRow | undefined): readonly Finding[] {
  if (row?.insurance !== undefined) return finding('insurance', { value: row.insurance, place: row.place })
  return finding('insurance', findAmount(lines, /assurance(?: emprunteur)?(?: mensuelle| par mois)|prime d'assurance/))
}

/** What is still owed at a day: after the last payment that is not later. */
function outstandingAt(rows: readonly ScheduleRow[], today: string): readonly Finding[] {
  const paid = rows.filter(({ date, outstanding }) => date !== undefined && date <= today && outstanding !== undefined)
  const last = paid.at(-1)
  const isRunning = rows.some(({ date }) => date !== undefined && date > today) || last?.outstanding === 0
  if (last?.outstanding === undefined || !isRunning) return []
  return finding('outstanding', { value: last.outstanding, place: last.place })
}

/** The first and the last payment: of the rows, else the last is reckoned from the first and the duration. */
function datesOf(
  lines: readonly Line[],
  rows: readonly ScheduleRow[],
  duration: readonly Finding[],
): readonly Finding[] {
  const dated = rows.filter(({ date }) => date !== undefined)
  const [first, last] = [dated[0], dated.at(-1)]
  if (first?.date !== undefined && last?.date !== undefined && dated.length > 1)
    return [
      ...finding('firstDate', { value: first.date, place: first.place }),
      ...finding('lastDate', { value: last.date, place: last.place }),
    ]
  const begins = findBeside(lines, /(?:date de (?:la )?)?premiere echeance|1ere echeance|1re echeance/, dateOf)
  const ends = findBeside(lines, /(?:date de (?:la )?)?derniere echeance|date de fin|fin du (?:pret|credit)/, dateOf)
  const months = valueOf(duration)
  return [
    ...finding('firstDate', begins),
    ...(ends || !begins || months === undefined
      ? finding('lastDate', ends)
      : finding('lastDate', endOf(begins, months), { isReckoned: true })),
  ]
}

const endOf = (begins: Found<string>, months: number): Found<string> => ({
  value: monthsAfter(begins.value, months - 1),
  place: begins.place,
})
