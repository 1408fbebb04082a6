import { incomeTaxRules, type IncomeTaxRules } from '../law/incomeTaxRules'
import { type InForce, inForce } from '../law/parameter'
import { readOnce } from '../law/readOnce'
import { globalDeficitLifetime, propertyDeficitLifetime } from '../law/propertyIncome'
import { deductibleCsg, furnishedLevies, unfurnishedLevies } from '../law/socialLevies'
import { alive, carry, type CarryForward, total, use } from '../mechanisms/carryForward'
import { type PropertyShare, shareProperty } from '../mechanisms/landDeficit'
import type { PropertyResult, TaxableYear } from '../schemes/scheme'
import type { FamilyQuotient } from '../tax/familyQuotient'
import { incomeTax, type IncomeTax } from '../tax/incomeTax'
import { endOfYear } from '../value/calendar'
import { roundToCent, roundToEuro } from '../value/rounding'

/** The household before the operation; its incomes and the rules stay what they are. Euros a year. */
export interface TaxedHousehold {
  quotient: FamilyQuotient
  /** Taxable income outside of property income. */
  otherIncome: number
  netRentalIncome: number
  priorLandDeficit: number
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
  /** Spared income tax and levies, reductions included. */
  taxSaving: number
}

/** The rules of one year that the comparison reads. */
interface YearRules {
  incomeTax: IncomeTaxRules
  unfurnishedLevies: InForce<number>
  furnishedLevies: InForce<number>
  deductibleCsg: InForce<number>
  propertyLifetime: InForce<number>
  globalLifetime: InForce<number>
}

interface Carried {
  /** Property deficits with and without the operation. */
  property: CarryForward
  propertyWithout: CarryForward
  global: CarryForward
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

/** Tax of the household with the operation less its tax without it, the whole tax recomputed each year. */
export function taxEffects(household: TaxedHousehold, years: readonly TaxableYear[]): TaxEffect[] {
  const prior = carry([], (years[0]?.year ?? 0) - 1, household.priorLandDeficit)
  let carried: Carried = { property: prior, propertyWithout: prior, global: [], leviedLastYear: 0 }
  return years.map((taxable) => {
    const step = compareYear(household, taxable, carried, yearRules(taxable.year))
    carried = step.carried
    return step.effect
  })
}

function compareYear(household: TaxedHousehold, taxable: TaxableYear, carried: Carried, rules: YearRules) {
  const { quotient, netRentalIncome } = household
  const { year } = taxable
  const lifetime = rules.propertyLifetime.value
  const without = declareProperty(netRentalIncome, undefined, carried.propertyWithout, year, lifetime)
  const withOperation = declareProperty(netRentalIncome, taxable.property, carried.property, year, lifetime)
  const profit = taxable.furnished?.profit ?? 0
  const csg = carried.leviedLastYear * rules.deductibleCsg.value
  const income = household.otherIncome + withOperation.net + profit - withOperation.onGlobalIncome - csg
  const global = use(alive(carried.global, year, rules.globalLifetime.value), income)
  const before = incomeTax(household.otherIncome + without.net, quotient, rules.incomeTax)
  const after = incomeTax(income - global.used, quotient, rules.incomeTax, taxable.taxReduction)
  const levies = leviesOn(withOperation.net, profit, rules) - leviesOn(without.net, 0, rules)
  return {
    effect: {
      year,
      before,
      after,
      socialLevies: levies,
      deficitOnGlobalIncome: roundToCent(withOperation.onGlobalIncome),
      carriedPropertyDeficit: roundToCent(total(withOperation.stock)),
      ...splitEffect(before, after, levies),
    },
    carried: {
      property: withOperation.stock,
      propertyWithout: without.stock,
      global: carry(global.stock, year, Math.min(withOperation.onGlobalIncome, Math.max(0, -income))),
      leviedLastYear: withOperation.net + profit - without.net,
    },
  }
}

/** The household's rents and the operation's are declared together; the oldest deficits are used first. */
function declareProperty(
  netRentalIncome: number,
  property: PropertyResult | undefined,
  stock: CarryForward,
  year: number,
  lifetime: number,
) {
  const share: PropertyShare = shareProperty(
    netRentalIncome + (property?.rents ?? 0),
    property?.financialCharges ?? 0,
    property?.otherCharges ?? 0,
    property?.globalIncomeCap ?? 0,
  )
  const used = use(alive(stock, year, lifetime), share.profit)
  return {
    net: share.profit - used.used,
    onGlobalIncome: share.onGlobalIncome,
    stock: carry(used.stock, year, share.carried),
  }
}

/** Social levies on net rents, whole euros; under the threshold they are not collected (CGI art. 1657, 1 bis). */
function leviesOn(unfurnished: number, furnished: number, rules: YearRules): number {
  const levies =
    roundToEuro(unfurnished * rules.unfurnishedLevies.value) + roundToEuro(furnished * rules.furnishedLevies.value)
  return levies < rules.incomeTax.collectionThreshold.value ? 0 : levies
}

function splitEffect(before: IncomeTax, after: IncomeTax, levies: number) {
  const added = after.taxWithoutReductions - before.tax
  const reduction = after.taxWithoutReductions - after.tax
  return {
    rentTax: Math.max(0, added) + Math.max(0, levies),
    taxSaving: Math.max(0, -added) + Math.max(0, -levies) + reduction,
  }
}
