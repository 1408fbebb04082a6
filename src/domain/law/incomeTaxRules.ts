import { endOfYear } from '../value/calendar'
import { collectionThreshold, reductionCap } from './collection'
import { decote, modestIncomeReduction } from './decote'
import { disabilityComplement, halfPartCap, loneParentCap, widowedParentComplement } from './familyQuotient'
import { incomeTaxScale } from './incomeTaxScale'
import { inForce } from './parameter'
import { readOnce } from './readOnce'

/** The rules of one income year, each with its source. */
export type IncomeTaxRules = ReturnType<typeof incomeTaxRules>

/** The income tax rules of an income year. */
export const incomeTaxRules = readOnce((incomeYear: number) => {
  const on = endOfYear(incomeYear)
  return {
    scale: inForce(incomeTaxScale, on),
    halfPartCap: inForce(halfPartCap, on),
    loneParentCap: inForce(loneParentCap, on),
    disabilityComplement: inForce(disabilityComplement, on),
    widowedParentComplement: inForce(widowedParentComplement, on),
    decote: inForce(decote, on),
    modestIncomeReduction: inForce(modestIncomeReduction, on),
    reductionCap: inForce(reductionCap, on),
    collectionThreshold: inForce(collectionThreshold, on),
  }
})
