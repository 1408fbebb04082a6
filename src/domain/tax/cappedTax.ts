import type { IncomeTaxRules } from '../law/incomeTaxRules'
import { progressive } from '../mechanisms/progressiveScale'
import { roundToEuro } from '../value/rounding'
import type { FamilyQuotient } from './familyQuotient'

/** The tax of the scale and what the cap of the family quotient makes of it. Euros, not rounded. */
interface CappedTax {
  withAllParts: number
  ofBaseParts: number
  /** Largest advantage that the extra parts may give. */
  advantageCap: number
  isCapped: boolean
  tax: number
}

/** The larger of the tax with all parts and the tax of the base parts less the largest advantage (CGI art. 197, I, 2). */
export function cappedTax(income: number, quotient: FamilyQuotient, rules: IncomeTaxRules): CappedTax {
  const { parts, baseParts } = quotient
  const withAllParts = parts * progressive(rules.scale.value, income / parts)
  const ofBaseParts = baseParts * progressive(rules.scale.value, income / baseParts)
  const advantageCap = largestAdvantage(quotient, rules)
  const isCapped = ofBaseParts - advantageCap > withAllParts
  return {
    withAllParts,
    ofBaseParts,
    advantageCap,
    isCapped,
    tax: isCapped ? ofBaseParts - advantageCap : withAllParts,
  }
}

/** Gives back part of what the cap took, for disability and to widowed parents; the cut and the tax are rounded first. Whole euros. */
export function complementaryReduction(capped: CappedTax, quotient: FamilyQuotient, rules: IncomeTaxRules): number {
  if (!capped.isCapped) return 0
  const widowed = quotient.isWidowedParent ? rules.widowedParentComplement.value : 0
  const largest = roundToEuro(quotient.disabilityHalfParts * rules.disabilityComplement.value + widowed)
  return Math.min(largest, roundToEuro(capped.tax) - roundToEuro(capped.withAllParts))
}

function largestAdvantage(quotient: FamilyQuotient, rules: IncomeTaxRules): number {
  const { parts, baseParts, loneParentHalfParts } = quotient
  if (quotient.isFormerLoneParent) return rules.formerLoneParentCap.value
  const halfParts = Math.max(0, (parts - baseParts) * 2 - loneParentHalfParts)
  return rules.halfPartCap.value * halfParts + (rules.loneParentCap.value * loneParentHalfParts) / 2
}
