import type { IncomeTaxRules } from '../law/incomeTaxRules'
import { roundToEuro } from '../value/rounding'
import type { FamilyQuotient } from './familyQuotient'

/** Relief of a small tax, whole euros, never above it (CGI art. 197, I, 4, a). */
export function decoteOf(tax: number, quotient: FamilyQuotient, rules: IncomeTaxRules): number {
  const { single, couple, rate } = rules.decote.value
  const amount = quotient.baseParts === 2 ? couple : single
  return Math.min(tax, Math.max(0, roundToEuro(amount - rate * tax)))
}

/** Share of the tax given back to modest incomes until 2019, whole euros (CGI art. 197, I, 4, b). */
export function modestReduction(
  tax: number,
  referenceIncome: number,
  quotient: FamilyQuotient,
  rules: IncomeTaxRules,
): number {
  const { rate, lower, upper, perHalfPart } = rules.modestIncomeReduction.value
  if (rate === 0) return 0
  const extra = perHalfPart * (quotient.parts - quotient.baseParts) * 2
  const from = lower * quotient.baseParts + extra
  const to = upper * quotient.baseParts + extra
  const share = Math.min(1, Math.max(0, (to - referenceIncome) / (to - from)))
  return roundToEuro(tax * rate * share)
}

/** Reduction of 2013 alone, whole euros, before the tax limits it (loi 2014-891, art. 1). */
export function exceptionalReductionOf(
  referenceIncome: number,
  quotient: FamilyQuotient,
  rules: IncomeTaxRules,
): number {
  const { amount, limit, perHalfPart } = rules.exceptionalReduction.value
  if (amount === 0) return 0
  const largest = amount * quotient.baseParts
  const fullUpTo = limit * quotient.baseParts + perHalfPart * (quotient.parts - quotient.baseParts) * 2
  return roundToEuro(Math.min(largest, Math.max(0, fullUpTo + largest - referenceIncome)))
}
