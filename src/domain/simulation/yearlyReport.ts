import type { TaxableYear } from '../schemes/scheme'
import { roundToCent } from '../value/rounding'
import type { Exit } from './exit'
import type { ProjectedYear } from './operating'
import type { YearLine } from '../result'
import type { TaxEffect } from './taxEffect'
import type { WealthYear } from './wealthTax'

/** One line a calendar year held. */
export function yearlyReport(
  projected: readonly ProjectedYear[],
  declared: readonly TaxableYear[],
  effects: readonly TaxEffect[],
  exits: readonly Exit[],
  wealthYears: readonly WealthYear[],
): YearLine[] {
  const lines: YearLine[] = []
  projected.forEach((operating, index) => {
    const taxable = declared[index]
    const effect = effects[index]
    const exit = exits[index]
    if (taxable !== undefined && effect !== undefined && exit !== undefined)
      lines.push(yearLine(operating, taxable, effect, exit, addedBy(wealthYears[index])))
  })
  return lines
}

/** Wealth tax that the operation adds to a year. */
function addedBy(wealth: WealthYear | undefined): number {
  return wealth === undefined ? 0 : wealth.after.tax - wealth.before.tax
}

function yearLine(
  operating: ProjectedYear,
  declared: TaxableYear,
  effect: TaxEffect,
  exit: Exit,
  wealthTax: number,
): YearLine {
  const { rent, interest, insurance, principal, remainingCapital, monthsLet, monthsHeld } = operating
  const { property, furnished } = declared
  const charges = roundToCent(operating.charges + operating.bookkeeping)
  const outgoings = charges + interest + insurance + principal + effect.rentTax + wealthTax
  const cashFlow = roundToCent(rent + effect.taxSaving - outgoings)
  const exitCost = roundToCent(exit.reductions + exit.vat + exit.recapturedTax)
  return {
    year: operating.year,
    months_held: monthsHeld,
    months_let: monthsLet,
    rent,
    charges,
    interest,
    insurance,
    principal,
    rent_tax: effect.rentTax,
    tax_saving: effect.taxSaving,
    wealth_tax: wealthTax,
    cash_flow: cashFlow,
    monthly_effort: roundToCent(-cashFlow / monthsHeld),
    remaining_capital: remainingCapital,
    bridge_repayment: operating.bridgeRepayment,
    vat_refund: declared.vat?.recovered ?? 0,
    property_value: exit.propertyValue,
    resale_fee: exit.resaleFee,
    capital_gain_tax: exit.gain.total,
    exit_cost: exitCost,
    early_repayment_fee: exit.earlyRepaymentFee,
    net_wealth: roundToCent(
      exit.propertyValue - exit.resaleFee - remainingCapital - exit.earlyRepaymentFee - exit.gain.total - exitCost,
    ),
    taxable_rental_income: taxableResult(declared),
    depreciation: furnished?.depreciation ?? property?.depreciation ?? 0,
    deferred_depreciation: furnished?.deferredDepreciation ?? 0,
    deficit_on_global_income: furnished?.isProfessional === true ? furnished.deficit : effect.deficitOnGlobalIncome,
    carried_deficit: furnished?.carriedDeficit ?? effect.carriedPropertyDeficit,
    taxable_income_before: effect.before.taxableIncome,
    taxable_income_after: effect.after.taxableIncome,
    income_tax_before: effect.before.tax,
    income_tax_after: effect.after.tax,
    social_levies: effect.socialLevies,
    social_contributions: effect.contributions,
    tax_reduction: effect.after.reductions,
    lost_tax_reduction: effect.lostReductions,
  }
}

/** Profit of the letting, or minus its deficit, before any earlier deficit of a household. */
function taxableResult({ property, furnished }: TaxableYear): number {
  const ofProperty = property === undefined ? 0 : property.rents - property.financialCharges - property.otherCharges
  return roundToCent(ofProperty + (furnished === undefined ? 0 : furnished.profit - furnished.deficit))
}
