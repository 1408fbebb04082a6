import type { TaxableYear } from '../schemes/scheme'
import { roundToCent } from '../value/rounding'
import type { Exit } from './exit'
import type { ProjectedYear } from './operating'
import type { YearLine } from '../result'
import type { TaxEffect } from './taxEffect'
import type { WealthYear } from './wealthTax'

/** A calendar year held: what it lets, declares and owes, and its sale on its last day. */
interface ReportedYear {
  operating: ProjectedYear
  declared: TaxableYear
  effect: TaxEffect
  exit: Exit
  wealth: WealthYear | undefined
}

/** What the household gets (+) or gives (−) in a year. Euros. */
interface YearCash {
  /** Bookkeeping included. */
  charges: number
  /** Wealth tax that the operation adds. */
  wealthTax: number
  cashFlow: number
  /** A month held. */
  monthlyEffort: number
}

/** One line a calendar year held. */
export function yearlyReport(
  projected: readonly ProjectedYear[],
  declaredYears: readonly TaxableYear[],
  effects: readonly TaxEffect[],
  exits: readonly Exit[],
  wealthYears: readonly WealthYear[],
): YearLine[] {
  const lines: YearLine[] = []
  projected.forEach((operating, index) => {
    const [declared, effect, exit] = [declaredYears[index], effects[index], exits[index]]
    if (declared !== undefined && effect !== undefined && exit !== undefined)
      lines.push(yearLine({ operating, declared, effect, exit, wealth: wealthYears[index] }))
  })
  return lines
}

/** Rents and spared tax, less all that is paid. */
export function cashOf(
  { rent, charges: ofProperty, bookkeeping, interest, insurance, principal, monthsHeld }: ProjectedYear,
  { rentTax, taxSaving }: TaxEffect,
  wealth: WealthYear | undefined,
): YearCash {
  const wealthTax = wealth === undefined ? 0 : wealth.after.tax - wealth.before.tax
  const charges = roundToCent(ofProperty + bookkeeping)
  const outgoings = charges + interest + insurance + principal + rentTax + wealthTax
  const cashFlow = roundToCent(rent + taxSaving - outgoings)
  return { charges, wealthTax, cashFlow, monthlyEffort: roundToCent(-cashFlow / monthsHeld) }
}

/** Tax reductions, VAT and tax on deductions that a sale takes back, euros. */
export function exitCostOf({ reductions, vat, recapturedTax }: Exit): number {
  return roundToCent(reductions + vat + recapturedTax)
}

/** What a sale leaves once the bank and the taxes are paid, euros. */
export function netWealthOf(exit: Exit, remainingCapital: number): number {
  const { propertyValue, resaleFee, earlyRepaymentFee, gain } = exit
  return roundToCent(propertyValue - resaleFee - remainingCapital - earlyRepaymentFee - gain.total - exitCostOf(exit))
}

function yearLine({ operating, declared, effect, exit, wealth }: ReportedYear): YearLine {
  const cash = cashOf(operating, effect, wealth)
  return {
    year: operating.year,
    months_held: operating.monthsHeld,
    months_let: operating.monthsLet,
    rent: operating.rent,
    charges: cash.charges,
    interest: operating.interest,
    insurance: operating.insurance,
    principal: operating.principal,
    rent_tax: effect.rentTax,
    tax_saving: effect.taxSaving,
    wealth_tax: cash.wealthTax,
    cash_flow: cash.cashFlow,
    monthly_effort: cash.monthlyEffort,
    remaining_capital: operating.remainingCapital,
    bullet_repayment: operating.bulletRepayment,
    vat_refund: declared.vat?.recovered ?? 0,
    property_value: exit.propertyValue,
    resale_fee: exit.resaleFee,
    capital_gain_tax: exit.gain.total,
    exit_cost: exitCostOf(exit),
    early_repayment_fee: exit.earlyRepaymentFee,
    net_wealth: netWealthOf(exit, operating.remainingCapital),
    taxable_rental_income: taxableResult(declared),
    depreciation: declared.furnished?.depreciation ?? declared.property?.depreciation ?? 0,
    deferred_depreciation: declared.furnished?.deferredDepreciation ?? 0,
    deficit_on_global_income: deficitOnGlobalIncome(declared, effect),
    carried_deficit: declared.furnished?.carriedDeficit ?? effect.carriedPropertyDeficit,
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

/** The whole deficit of a professional, or the part of a property deficit under its cap. */
function deficitOnGlobalIncome({ furnished }: TaxableYear, effect: TaxEffect): number {
  return furnished?.isProfessional === true ? furnished.deficit : effect.deficitOnGlobalIncome
}
