import type { Acquisition, Scheme, TaxableYear } from '../schemes/scheme'
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
  taxable: readonly TaxableYear[],
  effects: readonly TaxEffect[],
): YearLine[] {
  const propertyValue = roundToCent(acquisition.propertyPrice + acquisition.renovationPrice)
  let monthsHeld = 0
  let deductedDepreciation = 0
  return projected.flatMap((operating, index) => {
    const declared = taxable[index]
    const effect = effects[index]
    if (declared === undefined || effect === undefined) return []
    monthsHeld += operating.monthsLet
    deductedDepreciation += declared.furnished?.depreciationOfBuilding ?? 0
    const gain = capitalGain(
      {
        salePrice: propertyValue,
        purchasePrice: acquisition.propertyPrice,
        purchaseCosts: acquisition.notaryFee,
        works: scheme.works === 'capitalised' ? acquisition.renovationPrice : 0,
        deductedDepreciation,
        yearsHeld: Math.floor(monthsHeld / 12),
      },
      capitalGainRules(endOfYear(operating.year)),
    )
    return [yearLine(operating, declared, effect, propertyValue, gain.total)]
  })
}

function yearLine(
  operating: ProjectedYear,
  declared: TaxableYear,
  effect: TaxEffect,
  propertyValue: number,
  gainTax: number,
): YearLine {
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
    property_value: propertyValue,
    capital_gain_tax: gainTax,
    net_wealth: roundToCent(propertyValue - remainingCapital - gainTax),
    ...fiscalFigures(declared, effect),
  }
}

function fiscalFigures({ property, furnished }: TaxableYear, effect: TaxEffect) {
  const propertyResult = property === undefined ? 0 : property.rents - property.financialCharges - property.otherCharges
  return {
    taxable_rental_income: roundToCent(propertyResult + (furnished?.profit ?? 0) - (furnished?.deficit ?? 0)),
    depreciation: furnished?.depreciation ?? 0,
    deferred_depreciation: furnished?.deferredDepreciation ?? 0,
    deficit_on_global_income: effect.deficitOnGlobalIncome,
    carried_deficit: furnished?.carriedDeficit ?? effect.carriedPropertyDeficit,
    taxable_income_before: effect.before.taxableIncome,
    taxable_income_after: effect.after.taxableIncome,
    income_tax_before: effect.before.tax,
    income_tax_after: effect.after.tax,
    social_levies: effect.socialLevies,
    tax_reduction: effect.after.reductions,
    lost_tax_reduction: effect.after.lostReductions,
  }
}
