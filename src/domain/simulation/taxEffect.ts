import { incomeTaxRules, type IncomeTaxRules } from '../law/incomeTaxRules'
import { type InForce, inForce } from '../law/parameter'
import { readOnce } from '../law/readOnce'
import { globalDeficitLifetime, propertyDeficitLifetime } from '../law/propertyIncome'
import { deductibleCsg, furnishedLevies, type LevyRates, unfurnishedLevies } from '../law/socialLevies'
import { alive, carry, type CarryForward, total, use } from '../mechanisms/carryForward'
import type { TaxableYear } from '../schemes/scheme'
import type { FamilyQuotient } from '../tax/familyQuotient'
import { incomeTax, type IncomeTax } from '../tax/incomeTax'
import { declareProperty } from '../tax/propertyIncome'
import type { TaxReductions } from '../tax/reductions'
import { socialLevies } from '../tax/socialLevies'
import { endOfYear } from '../value/calendar'
import { roundToCent, roundToEuro } from '../value/rounding'

/** The household before the operation; its incomes and the rules stay what they are. Euros a year. */
export interface TaxedHousehold {
  quotient: FamilyQuotient
  /** Taxable income outside of property income. */
  otherIncome: number
  netRentalIncome: number
  priorLandDeficit: number
  /** Reductions and credits already used under the overall cap. */
  cappedAdvantagesUsed: number
}

/** What the operation changes in a year of tax. Whole euros, incomes to the cent. */
export interface TaxEffect {
  year: number
  before: IncomeTax
  after: IncomeTax
  /** Levies that the operation adds; negative when its deficit spares some. */
  socialLevies: number
  deficitOnGlobalIncome: number
  carriedPropertyDeficit: number
  /** Added income tax and levies. */
  rentTax: number
  /** Reductions that neither this year nor a later one uses. */
  lostReductions: number
  /** Spared income tax and levies, reductions included. */
  taxSaving: number
}

/** The rules of one year that the comparison reads. */
interface YearRules {
  incomeTax: IncomeTaxRules
  unfurnishedLevies: InForce<LevyRates>
  furnishedLevies: InForce<LevyRates>
  deductibleCsg: InForce<number>
  propertyLifetime: InForce<number>
  globalLifetime: InForce<number>
}

interface Carried {
  /** Property deficits with and without the operation. */
  property: CarryForward
  propertyWithout: CarryForward
  global: CarryForward
  /** Reductions above the tax, that a later year may use. */
  reductions: CarryForward
  /** Net rents that the operation added to the levied base the year before. */
  leviedLastYear: number
}

/** The rules that compare a year with and without the operation. */
export const yearRules = readOnce((year: number): YearRules => {
  const on = endOfYear(year)
  return {
    incomeTax: incomeTaxRules(year),
    unfurnishedLevies: inForce(unfurnishedLevies, on),
    furnishedLevies: inForce(furnishedLevies, on),
    deductibleCsg: inForce(deductibleCsg, on),
    propertyLifetime: inForce(propertyDeficitLifetime, on),
    globalLifetime: inForce(globalDeficitLifetime, on),
  }
})

/**
 * Tax of the household with the operation less its tax without it, the whole tax recomputed each year.
 * @param reductionLifetime years during which a reduction above the tax may still be used
 */
export function taxEffects(
  household: TaxedHousehold,
  years: readonly TaxableYear[],
  reductionLifetime = 0,
): TaxEffect[] {
  const prior = carry([], (years[0]?.year ?? 0) - 1, household.priorLandDeficit)
  let carried: Carried = { property: prior, propertyWithout: prior, global: [], reductions: [], leviedLastYear: 0 }
  return years.map((taxable) => {
    const step = compareYear(household, taxable, carried, yearRules(taxable.year), reductionLifetime)
    carried = step.carried
    return step.effect
  })
}

function compareYear(
  household: TaxedHousehold,
  taxable: TaxableYear,
  carried: Carried,
  rules: YearRules,
  reductionLifetime: number,
) {
  const { quotient, netRentalIncome } = household
  const { year } = taxable
  const lifetime = rules.propertyLifetime.value
  const without = declareProperty(netRentalIncome, undefined, carried.propertyWithout, year, lifetime)
  const withOperation = declareProperty(netRentalIncome, taxable.property, carried.property, year, lifetime)
  const profit = taxable.furnished?.profit ?? 0
  const csg = carried.leviedLastYear * rules.deductibleCsg.value
  const income = household.otherIncome + withOperation.net + profit - withOperation.onGlobalIncome - csg
  const global = use(alive(carried.global, year, rules.globalLifetime.value), income)
  const kept = alive(carried.reductions, year, reductionLifetime)
  const before = incomeTax(household.otherIncome + without.net, quotient, rules.incomeTax)
  const after = incomeTax(income - global.used, quotient, rules.incomeTax, {
    reductions: reductionsOf(taxable, total(kept), household),
  })
  const reductions = carriedReductions(kept, taxable, after, reductionLifetime)
  const levies = leviesOn(withOperation.net, profit, rules) - leviesOn(without.net, 0, rules)
  const added = after.taxWithoutReductions - before.tax
  return {
    effect: {
      year,
      before,
      after,
      socialLevies: levies,
      deficitOnGlobalIncome: roundToCent(withOperation.onGlobalIncome),
      carriedPropertyDeficit: roundToCent(total(withOperation.stock)),
      lostReductions: Math.max(0, after.lostReductions - total(reductions)),
      rentTax: Math.max(0, added) + Math.max(0, levies),
      taxSaving: Math.max(0, -added) + Math.max(0, -levies) + after.taxWithoutReductions - after.tax,
    },
    carried: {
      property: withOperation.stock,
      propertyWithout: without.stock,
      global: carry(global.stock, year, Math.min(withOperation.onGlobalIncome, Math.max(0, -income))),
      reductions,
      leviedLastYear: withOperation.net + profit - without.net,
    },
  }
}

function reductionsOf(
  { taxReduction = 0, uncappedTaxReduction = 0 }: TaxableYear,
  kept: number,
  { cappedAdvantagesUsed }: TaxedHousehold,
): TaxReductions {
  return { capped: taxReduction, uncapped: uncappedTaxReduction + kept, usedUnderCap: cappedAdvantagesUsed }
}

/** What next year may still use: the oldest reductions are used first. */
function carriedReductions(
  kept: CarryForward,
  { year, uncappedTaxReduction = 0 }: TaxableYear,
  after: IncomeTax,
  lifetime: number,
): CarryForward {
  const available = carry(kept, year, roundToEuro(uncappedTaxReduction))
  return alive(use(available, after.reductions).stock, year + 1, lifetime)
}

/** Social levies on net rents, whole euros. */
export function leviesOn(unfurnished: number, furnished: number, rules: YearRules): number {
  if (unfurnished === 0 && furnished === 0) return 0
  const incomes = [
    { amount: unfurnished, rates: rules.unfurnishedLevies },
    { amount: furnished, rates: rules.furnishedLevies },
  ]
  return socialLevies(incomes, rules.incomeTax.collectionThreshold.value).total
}
