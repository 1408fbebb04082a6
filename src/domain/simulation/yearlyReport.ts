import { takenBack } from '../mechanisms/commitment'
import type { Acquisition, Scheme, SchemeOutcome, TaxableYear } from '../schemes/scheme'
import { capitalGain, capitalGainRules } from '../tax/capitalGain'
import { endOfYear } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import type { ProjectedYear } from './operating'
import type { YearLine } from '../result'
import type { TaxEffect } from './taxEffect'

/** One line a calendar year held. The property keeps its value: price and works. */
export function yearlyReport(
  scheme: Scheme,
  acquisition: Acquisition,
  projected: readonly ProjectedYear[],
  outcome: SchemeOutcome,
  effects: readonly TaxEffect[],
): YearLine[] {
  const constantValue = roundToCent(acquisition.propertyPrice + acquisition.renovationPrice)
  const reductions = effects.map(({ after }) => after.reductions)
  let monthsHeld = 0
  let deductedDepreciation = 0
  return projected.flatMap((operating, index) => {
    const declared = outcome.years[index]
    const effect = effects[index]
    if (declared === undefined || effect === undefined) return []
    monthsHeld += operating.monthsLet
    deductedDepreciation += (declared.furnished?.depreciationOfBuilding ?? 0) + (declared.property?.depreciation ?? 0)
    const propertyValue = declared.propertyValue ?? constantValue
    const reductionsTakenBack = takenBack(outcome.commitments ?? [], monthsHeld, reductions.slice(0, index + 1))
    const gain = capitalGain(
      {
        salePrice: propertyValue,
        purchasePrice: acquisition.propertyPrice - (declared.vat?.keptOnPrice ?? 0),
        purchaseCosts: acquisition.notaryFee,
        works: scheme.works === 'capitalised' ? acquisition.renovationPrice : 0,
        deductedDepreciation,
        yearsHeld: Math.floor(monthsHeld / 12),
      },
      capitalGainRules(endOfYear(operating.year)),
    )
    const exit = { propertyValue, gainTax: gain.total, cost: roundToCent(reductionsTakenBack + (declared.vat?.toPayBack ?? 0)) }
    return [yearLine(operating, declared, effect, exit)]
  })
}

/** What a sale on the last day of a year would give and cost. Euros. */
interface Exit {
  propertyValue: number
  gainTax: number
  /** Advantages of the scheme that would be taken back. */
  cost: number
}

function yearLine(operating: ProjectedYear, declared: TaxableYear, effect: TaxEffect, exit: Exit): YearLine {
  const { rent, interest, insurance, principal, remainingCapital, monthsLet } = operating
  const charges = roundToCent(operating.charges + operating.bookkeeping)
  const outgoings = charges + interest + insurance + principal + effect.rentTax
  const cashFlow = roundToCent(rent + effect.taxSaving - outgoings)
  return {
    year: operating.year,
    months_let: monthsLet,
    rent,
    charges,
    interest,
    insurance,
    principal,
    rent_tax: effect.rentTax,
    tax_saving: effect.taxSaving,
    cash_flow: cashFlow,
    monthly_effort: roundToCent(-cashFlow / monthsLet),
    remaining_capital: remainingCapital,
    vat_refund: declared.vat?.recovered ?? 0,
    property_value: exit.propertyValue,
    capital_gain_tax: exit.gainTax,
    exit_cost: exit.cost,
    net_wealth: roundToCent(exit.propertyValue - remainingCapital - exit.gainTax - exit.cost),
    ...fiscalFigures(declared, effect),
  }
}

function fiscalFigures({ property, furnished }: TaxableYear, effect: TaxEffect) {
  const propertyResult = property === undefined ? 0 : property.rents - property.financialCharges - property.otherCharges
  return {
    taxable_rental_income: roundToCent(propertyResult + (furnished?.profit ?? 0) - (furnished?.deficit ?? 0)),
    depreciation: furnished?.depreciation ?? property?.depreciation ?? 0,
    deferred_depreciation: furnished?.deferredDepreciation ?? 0,
    deficit_on_global_income: effect.deficitOnGlobalIncome,
    carried_deficit: furnished?.carriedDeficit ?? effect.carriedPropertyDeficit,
    taxable_income_before: effect.before.taxableIncome,
    taxable_income_after: effect.after.taxableIncome,
    income_tax_before: effect.before.tax,
    income_tax_after: effect.after.tax,
    social_levies: effect.socialLevies,
    tax_reduction: effect.after.reductions,
    lost_tax_reduction: effect.lostReductions,
  }
}
