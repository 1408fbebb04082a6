import {
  depreciationAddedBack,
  gainLevies,
  gainSurtax,
  gainTaxRate,
  type HoldingAllowance,
  holdingAllowances,
  purchaseUplift,
  type SurtaxSlice,
} from '../law/capitalGains'
import { inForce } from '../law/parameter'
import { readOnce } from '../law/readOnce'
import { endOfYear } from '../value/calendar'
import { roundToEuro } from '../value/rounding'

/** A sale by a private owner. Euros. */
export interface PropertySale {
  salePrice: number
  purchasePrice: number
  purchaseCosts: number
  /** Works never deducted from an income. */
  works: number
  /** Depreciation of the building deducted from furnished rents. */
  deductedDepreciation: number
  /** Full years between purchase and sale. */
  yearsHeld: number
}

/** The rules of a sale on the last day of a year. */
export const capitalGainRules = readOnce((year: number) => {
  const on = endOfYear(year)
  return {
    taxRate: inForce(gainTaxRate, on),
    levies: inForce(gainLevies, on),
    allowances: inForce(holdingAllowances, on),
    uplift: inForce(purchaseUplift, on),
    surtax: inForce(gainSurtax, on),
    addedBack: inForce(depreciationAddedBack, on),
  }
})

/** Income tax, social levies and surtax on a private real-estate gain, whole euros (CGI art. 150 U to 150 VH). */
export function capitalGainTax(sale: PropertySale, rules: ReturnType<typeof capitalGainRules>): number {
  const { allowances, uplift } = rules
  const gain = sale.salePrice - purchaseValue(sale, uplift.value, rules.addedBack.value)
  if (gain <= 0) return 0
  const taxable = gain * (1 - allowanceFor(sale.yearsHeld, allowances.value.tax))
  const levied = gain * (1 - allowanceFor(sale.yearsHeld, allowances.value.levies))
  return (
    roundToEuro(taxable * rules.taxRate.value) +
    roundToEuro(levied * rules.levies.value) +
    surtaxOf(taxable, rules.surtax.value)
  )
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
