import { deficitLettingYears } from '../law/propertyIncome'
import { inForce } from '../law/parameter'
import type { Recapture, SchemeOutcome } from '../schemes/scheme'
import { taxOnIncome } from '../tax/assessment'
import { endOfYear } from '../value/calendar'
import type { ProjectedYear } from './operating'
import { leviesOn, type TaxedHousehold, type TaxEffect, yearRules } from './taxEffect'

/** The years of an operation, and how each was taxed. */
interface TaxedYears {
  projected: readonly ProjectedYear[]
  outcome: Pick<SchemeOutcome, 'years' | 'recapture'>
  effects: readonly TaxEffect[]
  household: TaxedHousehold
}

/** Income tax and levies on the deductions that a sale on the last day of each year would take back, whole euros. */
export function recapturedTaxes(taxed: TaxedYears): number[] {
  const { recapture } = taxed.outcome
  const ofScheme =
    recapture === undefined
      ? undefined
      : { global_charges: globalCharges, depreciation }[recapture.kind](taxed, recapture)
  const ofDeficits = recapture?.kind === 'global_charges' ? undefined : deficits(taxed)
  return taxed.projected.map((_, index) => (ofScheme?.[index] ?? 0) + (ofDeficits?.[index] ?? 0))
}

/**
 * A deficit goes back to the rents when the property is not let until the end of the third year that follows: the tax of its
 * year is made again without it (CGI art. 156, I, 3°; BOI-RFPI-BASE-30-20-20).
 */
function deficits({ projected, effects, household }: TaxedYears): number[] | undefined {
  if (effects.every(({ deficitOnGlobalIncome }) => deficitOnGlobalIncome === 0)) return undefined
  const restored = effects.map((effect) =>
    effect.deficitOnGlobalIncome === 0 ? 0 : addedTax(effect, effect.deficitOnGlobalIncome, household),
  )
  return projected.map(({ year: soldIn, isHeldUntilItsEnd }) => {
    const lastYearLet = isHeldUntilItsEnd ? soldIn : soldIn - 1
    return effects.reduce((sum, { year }, index) => {
      const kept = inForce(deficitLettingYears, endOfYear(year)).value
      return year <= soldIn && lastYearLet < year + kept ? sum + (restored[index] ?? 0) : sum
    }, 0)
  })
}

/** Equal parts of the charges deducted come back to global income in the year of the sale and in the next ones (CGI art. 156 bis, V). */
function globalCharges(
  { projected, effects, household }: TaxedYears,
  { commitmentYears, overYears }: Recapture,
): number[] {
  let months = 0
  let charges = 0
  return projected.map(({ monthsHeld }, index) => {
    const effect = effects[index]
    months += monthsHeld
    charges += effect?.deficitOnGlobalIncome ?? 0
    if (effect === undefined || charges === 0 || months >= commitmentYears * 12) return 0
    const part = charges / overYears
    return addedTax(effect, part, household) + (overYears - 1) * addedTaxWithoutOperation(effect, part, household)
  })
}

/** The depreciation deducted comes back to the rents of the year of the sale, which the carried deficits still lower. */
function depreciation(
  { projected, outcome, effects, household }: TaxedYears,
  { commitmentYears }: Recapture,
): number[] {
  let months = 0
  let deducted = 0
  return projected.map(({ year, monthsLet }, index) => {
    const effect = effects[index]
    months += monthsLet
    deducted += outcome.years[index]?.property?.depreciation ?? 0
    if (effect === undefined || months >= commitmentYears * 12) return 0
    const added = Math.max(0, deducted - effect.carriedPropertyDeficit)
    return added === 0 ? 0 : addedTax(effect, added, household) + leviesOn(added, 0, yearRules(year))
  })
}

/** Tax that an income would have added to a year with the operation; the reductions of the year stay what they were. */
function addedTax({ year, after }: TaxEffect, income: number, { quotient }: TaxedHousehold): number {
  return taxOnIncome(after.taxableIncome + income, quotient, year).tax - after.taxWithoutReductions
}

/** The same in a year without the operation, once it is sold. */
function addedTaxWithoutOperation({ year, before }: TaxEffect, income: number, { quotient }: TaxedHousehold): number {
  return taxOnIncome(before.taxableIncome + income, quotient, year).tax - before.tax
}
