import { type IsoDate, monthOf, yearOfMonth } from '../value/calendar'

/** A calendar year held. Months are counted from the signature: 1 is the month after it. */
export interface HeldYear {
  year: number
  firstMonth: number
  lastMonth: number
  /** How many times rents and charges have been revalued. */
  revaluations: number
}

/** The calendar years of an operation let from the month after the signature; the first and the last are partial. */
export interface Timeline {
  years: HeldYear[]
  /** Index of the first full year (or of the fullest), which the monthly report averages. */
  referenceIndex: number
}

/**
 * Cuts the months of an operation into calendar years.
 * Rents and charges are revalued each 1 January, from the second full year: the rent typed is the one of the reference year.
 */
export function timelineOf(signatureDate: IsoDate, durationYears: number): Timeline {
  const signatureMonth = monthOf(signatureDate)
  const lastMonth = durationYears * 12
  const spans: { year: number; firstMonth: number; lastMonth: number }[] = []
  let firstMonth = 1
  while (firstMonth <= lastMonth) {
    const year = yearOfMonth(signatureMonth + firstMonth)
    const last = Math.min(lastMonth, (year + 1) * 12 - 1 - signatureMonth)
    spans.push({ year, firstMonth, lastMonth: last })
    firstMonth = last + 1
  }
  const lengths = spans.map((span) => span.lastMonth - span.firstMonth)
  const referenceIndex = lengths.indexOf(Math.max(...lengths))
  const years = spans.map(({ year, firstMonth: first, lastMonth: last }, index) => ({ year, firstMonth: first, lastMonth: last, revaluations: Math.max(0, index - referenceIndex) }))
  return { years, referenceIndex }
}
