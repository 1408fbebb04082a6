import { type IsoDate, monthOf, yearOfMonth } from '../value/calendar'

/** A calendar year held. Months are counted from the signature: 1 is the month after it. */
export interface HeldYear {
  year: number
  firstMonth: number
  lastMonth: number
  /** Months let: those that follow the delivery. */
  monthsLet: number
  /** How many times rents and charges have been revalued. */
  revaluations: number
}

/** The calendar years of an operation held from the month after the signature; the first and the last are partial. */
export interface Timeline {
  years: HeldYear[]
  /** Index of the first year let in full (or of the fullest), which the monthly report averages. */
  referenceIndex: number
}

/**
 * Cuts the months of an operation into calendar years.
 * Rents and charges are revalued each 1 January, from the second full year: the rent typed is the one of the reference year.
 * @param durationYears years shown, from the delivery
 * @param construction months between the signature and the delivery, when letting starts
 */
export function timelineOf(signatureDate: IsoDate, durationYears: number, construction = 0): Timeline {
  const signatureMonth = monthOf(signatureDate)
  const lastMonth = construction + durationYears * 12
  const years: HeldYear[] = []
  let referenceIndex = 0
  let longest = 0
  for (let firstMonth = 1; firstMonth <= lastMonth;) {
    const year = yearOfMonth(signatureMonth + firstMonth)
    const last = Math.min(lastMonth, (year + 1) * 12 - 1 - signatureMonth)
    const monthsLet = Math.max(0, last - Math.max(firstMonth - 1, construction))
    if (monthsLet > longest) {
      longest = monthsLet
      referenceIndex = years.length
    }
    years.push({ year, firstMonth, lastMonth: last, monthsLet, revaluations: 0 })
    firstMonth = last + 1
  }
  years.forEach((held, index) => (held.revaluations = Math.max(0, index - referenceIndex)))
  return { years, referenceIndex }
}
