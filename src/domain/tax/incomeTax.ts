import type { IncomeTaxRules } from '../law/incomeTaxRules'
import { progressive, reachedRate } from '../mechanisms/progressiveScale'
import { roundToEuro } from '../value/rounding'
import type { FamilyQuotient } from './familyQuotient'

/** The income tax of a household and how it was reached. Euros, whole except `taxWithAllParts` and `taxOfBaseParts`. */
export interface IncomeTax {
  taxableIncome: number
  parts: number
  taxWithAllParts: number
  taxOfBaseParts: number
  /** Largest advantage that the extra parts may give. */
  advantageCap: number
  isAdvantageCapped: boolean
  /** Tax after the cap of the family quotient. */
  grossTax: number
  complementaryReduction: number
  decote: number
  modestIncomeReduction: number
  /** Reductions used, after the overall cap and the tax itself limited them. */
  reductions: number
  lostReductions: number
  /** What would be collected without the reductions. */
  taxWithoutReductions: number
  /** What is collected. */
  tax: number
  /** Rate of the slice reached, by the parts that fix the tax. */
  marginalRate: number
}

/**
 * Income tax of one income year (CGI art. 193 to 197): quotient, cap and complementary reductions, décote, reductions,
 * collection threshold. High-income contributions and overseas abatements are outside of it.
 * @param taxableIncome revenu net imposable, euros; negative counts as 0
 * @param requestedReductions tax reductions under the overall cap, euros
 */
export function incomeTax(
  taxableIncome: number,
  quotient: FamilyQuotient,
  rules: IncomeTaxRules,
  requestedReductions = 0,
): IncomeTax {
  const income = Math.max(0, roundToEuro(taxableIncome))
  const capped = cappedTax(income, quotient, rules)
  const complementaryReduction = complement(capped, quotient, rules)
  const grossTax = roundToEuro(capped.tax)
  const afterComplement = grossTax - complementaryReduction
  const decote = decoteOf(afterComplement, quotient, rules)
  const modestIncomeReduction = modestReduction(afterComplement - decote, income, quotient, rules)
  const beforeReductions = afterComplement - decote - modestIncomeReduction
  const requested = roundToEuro(requestedReductions)
  const reductions = Math.min(requested, rules.reductionCap.value, beforeReductions)
  const collected = (due: number) => (due < rules.collectionThreshold.value ? 0 : due)
  return {
    taxableIncome: income,
    parts: quotient.parts,
    taxWithAllParts: capped.withAllParts,
    taxOfBaseParts: capped.ofBaseParts,
    advantageCap: capped.advantageCap,
    isAdvantageCapped: capped.isCapped,
    grossTax,
    complementaryReduction,
    decote,
    modestIncomeReduction,
    reductions,
    lostReductions: requested - reductions,
    taxWithoutReductions: collected(beforeReductions),
    tax: collected(beforeReductions - reductions),
    marginalRate: reachedRate(rules.scale.value, income / (capped.isCapped ? quotient.baseParts : quotient.parts)),
  }
}

interface CappedTax {
  withAllParts: number
  ofBaseParts: number
  advantageCap: number
  isCapped: boolean
  tax: number
}

/** The larger of the tax with all parts and the tax of the base parts less the largest advantage (CGI art. 197, I, 2). */
function cappedTax(income: number, quotient: FamilyQuotient, rules: IncomeTaxRules): CappedTax {
  const { parts, baseParts } = quotient
  const withAllParts = parts * progressive(rules.scale.value, income / parts)
  const ofBaseParts = baseParts * progressive(rules.scale.value, income / baseParts)
  const advantageCap = largestAdvantage(quotient, rules)
  const isCapped = ofBaseParts - advantageCap > withAllParts
  return { withAllParts, ofBaseParts, advantageCap, isCapped, tax: isCapped ? ofBaseParts - advantageCap : withAllParts }
}

function largestAdvantage({ parts, baseParts, loneParentHalfParts }: FamilyQuotient, rules: IncomeTaxRules): number {
  const halfParts = Math.max(0, (parts - baseParts) * 2 - loneParentHalfParts)
  return rules.halfPartCap.value * halfParts + (rules.loneParentCap.value * loneParentHalfParts) / 2
}

/** Gives back part of what the cap took, for disability and to widowed parents; the cut and the tax are rounded first. */
function complement(capped: CappedTax, quotient: FamilyQuotient, rules: IncomeTaxRules): number {
  if (!capped.isCapped) return 0
  const widowed = quotient.isWidowedParent ? rules.widowedParentComplement.value : 0
  const largest = roundToEuro(quotient.disabilityHalfParts * rules.disabilityComplement.value + widowed)
  return Math.min(largest, roundToEuro(capped.tax) - roundToEuro(capped.withAllParts))
}

function decoteOf(tax: number, quotient: FamilyQuotient, rules: IncomeTaxRules): number {
  const { single, couple, rate } = rules.decote.value
  const amount = quotient.baseParts === 2 ? couple : single
  return Math.min(tax, Math.max(0, roundToEuro(amount - rate * tax)))
}

/** Taxable income stands for the reference income, to which a household without special incomes adds nothing. */
function modestReduction(tax: number, income: number, quotient: FamilyQuotient, rules: IncomeTaxRules): number {
  const { rate, lower, upper, perHalfPart } = rules.modestIncomeReduction.value
  if (rate === 0) return 0
  const extra = perHalfPart * (quotient.parts - quotient.baseParts) * 2
  const from = lower * quotient.baseParts + extra
  const to = upper * quotient.baseParts + extra
  const share = Math.min(1, Math.max(0, (to - income) / (to - from)))
  return roundToEuro(tax * rate * share)
}
