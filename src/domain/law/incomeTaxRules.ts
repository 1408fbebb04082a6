import { endOfYear } from '../value/calendar'
import { collectionThreshold, collectionThresholdAfterCredits, overseasAbatement, reductionCap } from './collection'
import { decote, exceptionalReduction, modestIncomeReduction } from './decote'
import {
  disabilityComplement,
  formerLoneParentCap,
  halfPartCap,
  loneParentCap,
  widowedParentComplement,
} from './familyQuotient'
import { differentialContribution, highIncomeScale } from './highIncome'
import { incomeTaxScale } from './incomeTaxScale'
import { inForce } from './parameter'
import { memoize } from '../value/memoize'

/** The rules of one income year, each with its source. */
export type IncomeTaxRules = ReturnType<typeof incomeTaxRules>

/** The income tax rules of an income year. */
export const incomeTaxRules = memoize((incomeYear: number) => {
  const on = endOfYear(incomeYear)
  return {
    scale: inForce(incomeTaxScale, on),
    halfPartCap: inForce(halfPartCap, on),
    loneParentCap: inForce(loneParentCap, on),
    formerLoneParentCap: inForce(formerLoneParentCap, on),
    disabilityComplement: inForce(disabilityComplement, on),
    widowedParentComplement: inForce(widowedParentComplement, on),
    overseasAbatement: inForce(overseasAbatement, on),
    decote: inForce(decote, on),
    modestIncomeReduction: inForce(modestIncomeReduction, on),
    exceptionalReduction: inForce(exceptionalReduction, on),
    reductionCap: inForce(reductionCap, on),
    highIncomeScale: inForce(highIncomeScale, on),
    differentialContribution: inForce(differentialContribution, on),
    collectionThreshold: inForce(collectionThreshold, on),
    collectionThresholdAfterCredits: inForce(collectionThresholdAfterCredits, on),
  }
})
