import type { Check } from './finding'
import type { ScheduleRow } from './scheduleRows'

interface Loan {
  readonly capital: number | undefined
  readonly rate: number | undefined
  readonly months: number | undefined
  readonly payment: number | undefined
  readonly insurance: number | undefined
  readonly rows: readonly ScheduleRow[]
}

/** By how much a payment may differ from the one that is reckoned, in euros: banks round each one, and first periods differ. */
const PAYMENT_TOLERANCE = 1
/** By how much an amount of a row may differ, in euros. */
const ROW_TOLERANCE = 0.05
/** The share of an interest that may differ where a bank counts days instead of months. */
const DAYS_TOLERANCE = 0.06
/** Rows that are shown as wrong, at most. */
const SHOWN = 3

/** The constant monthly payment that repays a capital (no insurance). Euros; the rate is a fraction a year. */
export function annuity(capital: number, rate: number, months: number): number {
  const monthly = rate / 12
  return monthly === 0 ? capital / months : (capital * monthly) / (1 - (1 + monthly) ** -months)
}

/** The payment that is written, beside the one that capital, rate and duration come to. */
export function checkAnnuity({ capital, rate, months, payment, insurance, rows }: Loan): readonly Check[] {
  if (capital === undefined || rate === undefined || months === undefined || payment === undefined || months === 0)
    return []
  const usual = rows[Math.floor(rows.length / 2)]
  const ownPayment =
    usual?.principal === undefined || usual.interest === undefined ? undefined : usual.principal + usual.interest
  const expected = Math.round(annuity(capital, rate, months) * 100) / 100
  const candidates = ownPayment === undefined ? [payment, payment - (insurance ?? 0)] : [ownPayment]
  const written = candidates.reduce((near, one) => (Math.abs(one - expected) < Math.abs(near - expected) ? one : near))
  const rounded = Math.round(written * 100) / 100
  return [{ kind: 'annuity', expected, written: rounded, agrees: Math.abs(rounded - expected) <= PAYMENT_TOLERANCE }]
}

/** Whether each row follows from the one before: what is owed less the principal, and the interest of a month. */
export function checkRows(rows: readonly ScheduleRow[], rate: number | undefined): readonly Check[] {
  const pairs = rows.flatMap((row, index) => {
    const before = rows[index - 1]?.outstanding
    return before === undefined || row.outstanding === undefined || row.principal === undefined ? [] : [{ row, before }]
  })
  if (pairs.length === 0) return []
  const wrong = pairs.filter(({ row, before }) => !follows(row, before, rate)).map(({ row }) => row.place)
  return [{ kind: 'rows', rows: pairs.length, wrong: wrong.slice(0, SHOWN), agrees: wrong.length === 0 }]
}

function follows(
  { principal = 0, outstanding = 0, interest }: ScheduleRow,
  before: number,
  rate: number | undefined,
): boolean {
  if (Math.abs(before - principal - outstanding) > ROW_TOLERANCE) return false
  if (interest === undefined || rate === undefined) return true
  const expected = (before * rate) / 12
  return Math.abs(interest - expected) <= Math.max(ROW_TOLERANCE, expected * DAYS_TOLERANCE)
}
