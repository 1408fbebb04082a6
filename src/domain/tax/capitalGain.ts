import {
  depreciationAddedBack,
  exemptSalePrice,
  gainSurtax,
  gainTaxRate,
  type HoldingAllowance,
  holdingAllowances,
  purchaseUplift,
  type SurtaxSlice,
} from '../law/capitalGains'
import { inForce } from '../law/parameter'
import { readOnce } from '../law/readOnce'
import { propertyGainLevies, totalRate } from '../law/socialLevies'
import type { IsoDate } from '../value/calendar'
import { roundToEuro } from '../value/rounding'

/** A sale by a private owner. Euros. */
export interface PropertySale {
  salePrice: number
  purchasePrice: number
  purchaseCosts: number
  /** Works never deducted from an income. */
  works: number
  /** Depreciation of the building deducted from furnished rents; 0 for the serviced residences that the law leaves out. */
  deductedDepreciation: number
  /** Full years between purchase and sale. */
  yearsHeld: number
}

/** The tax on a sale and how it was reached. Euros, taxes whole. */
export interface CapitalGain {
  /** Sale price less the purchase price with its fees and works; negative for a loss. */
  gain: number
  /** Gain that income tax takes, its allowance deducted. */
  taxableGain: number
  /** Gain that the social levies take, its allowance deducted. */
  leviedGain: number
  incomeTax: number
  socialLevies: number
  surtax: number
  total: number
}

/** The rules of a sale on a date. */
export const capitalGainRules = readOnce((on: IsoDate) => ({
  taxRate: inForce(gainTaxRate, on),
  levies: inForce(propertyGainLevies, on),
  allowances: inForce(holdingAllowances, on),
  uplift: inForce(purchaseUplift, on),
  exemptSalePrice: inForce(exemptSalePrice, on),
  surtax: inForce(gainSurtax, on),
  addedBack: inForce(depreciationAddedBack, on),
}))

/** Income tax, social levies and surtax on a private real-estate gain (CGI art. 150 U to 150 VH). */
export function capitalGain(sale: PropertySale, rules: ReturnType<typeof capitalGainRules>): CapitalGain {
  const { allowances, uplift } = rules
  const gain = sale.salePrice - purchaseValue(sale, uplift.value, rules.addedBack.value)
  const isTaxed = gain > 0 && sale.salePrice > rules.exemptSalePrice.value
  const taxableGain = isTaxed ? gain * (1 - allowanceFor(sale.yearsHeld, allowances.value.tax)) : 0
  const leviedGain = isTaxed ? gain * (1 - allowanceFor(sale.yearsHeld, allowances.value.levies)) : 0
  const incomeTax = roundToEuro(taxableGain * rules.taxRate.value)
  const socialLevies = roundToEuro(leviedGain * totalRate(rules.levies.value))
  const surtax = surtaxOf(taxableGain, rules.surtax.value)
  return { gain, taxableGain, leviedGain, incomeTax, socialLevies, surtax, total: incomeTax + socialLevies + surtax }
}

/** Share of the gain that the years held take off, 0 to 1. */
export function allowanceFor(yearsHeld: number, slices: readonly HoldingAllowance[]): number {
  let share = 0
  slices.forEach(({ from, rate }, index) => {
    const next = slices[index + 1]?.from ?? Infinity
    share += rate * Math.max(0, Math.min(yearsHeld + 1, next) - from)
  })
  return Math.min(1, share)
}

/** Surtax on the gain taxable to income tax, whole euros (CGI art. 1609 nonies G). */
export function surtaxOf(taxableGain: number, slices: readonly SurtaxSlice[]): number {
  const slice = slices.findLast(({ above }) => taxableGain > above)
  if (slice === undefined) return 0
  const smoothed = slice.smoothing === 0 ? 0 : slice.smoothing * (slice.upTo - taxableGain)
  return roundToEuro(slice.rate * taxableGain - smoothed)
}

function purchaseValue(
  sale: PropertySale,
  uplift: { fees: number; works: number; worksAfterYears: number },
  addedBack: 0 | 1,
): number {
  const fees = Math.max(sale.purchaseCosts, sale.purchasePrice * uplift.fees)
  const flatWorks = sale.yearsHeld > uplift.worksAfterYears ? sale.purchasePrice * uplift.works : 0
  return sale.purchasePrice + fees + Math.max(sale.works, flatWorks) - sale.deductedDepreciation * addedBack
}
