import type { RunningReduction } from '../configuration'
import { inForce } from '../law/parameter'
import { memoize } from '../value/memoize'
import { deductibleCsg } from '../law/socialLevies'
import { alive, carry, type CarryForward, total, use } from '../mechanisms/carryForward'
import type { FurnishedResult, TaxableYear } from '../schemes/scheme'
import { assess, type Assessment, assessmentRules } from '../tax/assessment'
import type { FamilyQuotient } from '../tax/familyQuotient'
import type { IncomeTax } from '../tax/incomeTax'
import type { TaxReductions } from '../tax/reductions'
import { socialLevies } from '../tax/socialLevies'
import { usedUnderCaps } from './runningReductions'
import type { FurnishedLet, PropertyDeclaration, TaxReturn } from '../tax/taxReturn'
import { endOfYear } from '../value/calendar'
import { memoizeLast } from '../value/memoizeLast'
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
  runningReductions: readonly RunningReduction[]
}

/** What the operation changes in a year of tax. Whole euros, incomes to the cent. */
export interface TaxEffect {
  year: number
  before: IncomeTax
  after: IncomeTax
  /** Levies that the operation adds; negative when its deficit spares some. */
  socialLevies: number
  /** Of the social contributions of a professional landlord, or of an owner of short lets; the profit has deducted its part. */
  contributions: number
  deficitOnGlobalIncome: number
  carriedPropertyDeficit: number
  /** Added income tax and levies, and contributions. */
  rentTax: number
  /** Reductions that neither this year nor a later one uses. */
  lostReductions: number
  /** Spared income tax and levies, reductions included. */
  taxSaving: number
}

interface Carried {
  /** Property deficits. */
  property: CarryForward
  global: CarryForward
  /** Reductions above the tax, that a later year may use. */
  reductions: CarryForward
  /** Net rents that the operation added to the levied base the year before. */
  leviedLastYear: number
}

/** The rules that compare a year with and without the operation. */
export const yearRules = memoize((year: number) => ({
  ...assessmentRules(year),
  deductibleCsg: inForce(deductibleCsg, endOfYear(year)),
}))

type YearRules = ReturnType<typeof yearRules>

/**
 * Tax of the household with the operation less its tax without it, the whole return assessed each year.
 * @param reductionLifetime years during which a reduction above the tax may still be used
 */
export function taxEffects(
  household: TaxedHousehold,
  years: readonly TaxableYear[],
  reductionLifetime = 0,
): TaxEffect[] {
  const { quotient, otherIncome, netRentalIncome, priorLandDeficit } = household
  const firstYear = years[0]?.year ?? 0
  const without = withoutOperation(quotient, otherIncome, netRentalIncome, priorLandDeficit, firstYear)
  const prior = carry([], firstYear - 1, priorLandDeficit)
  let carried: Carried = { property: prior, global: [], reductions: [], leviedLastYear: 0 }
  return years.map((taxable) => {
    const step = compareYear(household, taxable, carried, without(taxable.year), reductionLifetime)
    carried = step.carried
    return step.effect
  })
}

/** The household without the operation, asked for by every operation that is compared for it: each year is assessed once. */
const withoutOperation = memoizeLast(
  (
    quotient: FamilyQuotient,
    otherIncome: number,
    netRents: number,
    priorLandDeficit: number,
    firstYear: number,
  ): ((year: number) => Assessment) => {
    const years: Assessment[] = []
    let priorDeficits = carry([], firstYear - 1, priorLandDeficit)
    return (year) => {
      for (let next = firstYear + years.length; next <= year; next++) {
        const property = { netRents, priorDeficits }
        const assessment = assess({ incomeYear: next, household: quotient, otherIncome, property })
        priorDeficits = assessment.property.stock
        years.push(assessment)
      }
      const found = years[year - firstYear]
      if (found === undefined) throw new RangeError('A year before the first one is not compared')
      return found
    }
  },
)

function compareYear(
  household: TaxedHousehold,
  taxable: TaxableYear,
  carried: Carried,
  without: Assessment,
  reductionLifetime: number,
) {
  const { year } = taxable
  const kept = alive(carried.reductions, year, reductionLifetime)
  const isUnchanged = kept.length === 0 && declaresNothing(taxable, carried)
  const assessment = isUnchanged
    ? without
    : assessWithForeignRents(returnWith(household, taxable, carried, total(kept)), taxable)
  const { incomeTax: after, property, furnished } = assessment
  const before = without.incomeTax
  const reductions = carriedReductions(kept, taxable, after, reductionLifetime)
  const levies = assessment.socialLevies.total - without.socialLevies.total
  const contributions = taxable.furnished?.contributions ?? 0
  const added = after.taxWithoutReductions - before.tax
  return {
    effect: {
      year,
      before,
      after,
      socialLevies: levies,
      contributions,
      deficitOnGlobalIncome: roundToCent(property.onGlobalIncome),
      carriedPropertyDeficit: roundToCent(total(property.stock)),
      lostReductions: Math.max(0, after.lostReductions - total(reductions)),
      rentTax: Math.max(0, added) + Math.max(0, levies) + contributions,
      taxSaving: Math.max(0, -added) + Math.max(0, -levies) + after.taxWithoutReductions - after.tax,
    },
    carried: {
      property: property.stock,
      global: assessment.globalDeficits,
      reductions,
      leviedLastYear: property.net + furnished.levied - without.property.net,
    },
  }
}

/** A furnished letting whose depreciation takes the whole profit leaves the return as it was: nothing is assessed again. */
function declaresNothing(
  { property, furnished, taxReduction = 0, overseasTaxReduction = 0, uncappedTaxReduction = 0 }: TaxableYear,
  carried: Carried,
): boolean {
  return (
    property === undefined &&
    (furnished === undefined || (furnished.profit === 0 && !furnished.isProfessional)) &&
    taxReduction + overseasTaxReduction + uncappedTaxReduction === 0 &&
    carried.property.length === 0 &&
    carried.global.length === 0 &&
    carried.leviedLastYear === 0
  )
}

/**
 * Foreign rents take part in the rate of the whole income, and a credit takes off the tax that falls on them: the tax of the
 * whole, in the proportion of the other incomes (cases 8TK and 8TI give the same).
 */
function assessWithForeignRents(taxReturn: TaxReturn, { foreignRents = 0 }: TaxableYear): Assessment {
  if (foreignRents === 0) return assess(taxReturn)
  const whole = { ...taxReturn, otherIncome: (taxReturn.otherIncome ?? 0) + foreignRents }
  const { taxableIncome, taxWithoutReductions } = assess(whole).incomeTax
  const share = taxableIncome === 0 ? 0 : Math.min(1, foreignRents / taxableIncome)
  return assess({ ...whole, credits: taxWithoutReductions * share })
}

/** What the household declares with the operation. */
function returnWith(
  household: TaxedHousehold,
  taxable: TaxableYear,
  carried: Carried,
  keptReductions: number,
): TaxReturn {
  const { quotient, otherIncome, netRentalIncome } = household
  const { year, property, furnished } = taxable
  const declared: PropertyDeclaration = { netRents: netRentalIncome, priorDeficits: carried.property }
  if (property !== undefined) declared.actual = property
  const taxReturn: TaxReturn = {
    incomeYear: year,
    household: quotient,
    otherIncome,
    property: declared,
    priorGlobalDeficits: carried.global,
    reductions: reductionsOf(taxable, keptReductions, household),
  }
  if (furnished !== undefined) taxReturn.furnished = [furnishedLetOf(furnished)]
  if (carried.leviedLastYear !== 0) {
    taxReturn.charges = { csg: carried.leviedLastYear * yearRules(year).deductibleCsg.value }
  }
  return taxReturn
}

/** The deficit of a professional goes to global income, that of another waits in the letting itself. */
function furnishedLetOf({ profit, deficit, isProfessional, isContributing }: FurnishedResult): FurnishedLet {
  const amount = isProfessional ? profit - deficit : profit
  return { kind: 'ordinary', regime: 'actual', amount, isProfessional, isContributing }
}

function reductionsOf(
  { year, taxReduction = 0, overseasTaxReduction = 0, uncappedTaxReduction = 0 }: TaxableYear,
  kept: number,
  household: TaxedHousehold,
): TaxReductions {
  const used = usedUnderCaps(household, year)
  return {
    capped: taxReduction,
    overseas: overseasTaxReduction,
    uncapped: uncappedTaxReduction + kept,
    usedUnderCap: used.general,
    usedOverseas: used.overseas,
  }
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
