import {
  depreciationAddedBack,
  exemptSalePrice,
  gainSurtax,
  gainTaxRate,
  type HoldingAllowance,
  holdingAllowances,
  type PurchaseUplift,
  purchaseUplift,
  type SurtaxSlice,
} from '../law/capitalGains'
import { inForce } from '../law/parameter'
import { memoize } from '../value/memoize'
import { propertyGainLevies, totalRate } from '../law/socialLevies'
import { anniversary, fullYearsBetween, type IsoDate } from '../value/calendar'
import { memoizeLast } from '../value/memoizeLast'
import { roundToEuro } from '../value/rounding'

/** A sale by private owners. Euros. */
export interface PropertySale {
  acquiredOn: IsoDate
  soldOn: IsoDate
  /** Without the fees that the seller pays (CGI art. 150 VA, III). */
  salePrice: number
  purchasePrice: number
  purchaseCosts: number
  /** Works never deducted from an income. */
  works: number
  /** Shares of a company have their costs as paid, without a flat amount (BOI-RFPI-SPI-20). */
  isShares?: boolean
  /** Depreciation of the building deducted from furnished rents; 0 for the serviced residences that the law leaves out. */
  deductedDepreciation: number
  /** How many own the property in equal shares: the spouses are two. */
  owners: number
}

/** An amount added to the purchase price, or the flat share of that price when it is higher. Euros. */
export interface Uplift {
  amount: number
  isFlat: boolean
}

/** The tax on a sale and how it was reached. Euros, taxes whole. */
export interface CapitalGain {
  kind: 'private'
  salePrice: number
  purchasePrice: number
  fees: Uplift
  works: Uplift
  /** Deducted depreciation that lowers the purchase price. */
  addedBack: number
  /** Sale price less the purchase price with its fees and works; negative for a loss. */
  gain: number
  /** Full years between the purchase and the sale. */
  yearsHeld: number
  /** Share of the gain that the years held take off, for income tax and for the levies. */
  taxAllowance: number
  leviesAllowance: number
  /** Gain that income tax takes, its allowance deducted. */
  taxableGain: number
  /** Gain that the social levies take, its allowance deducted. */
  leviedGain: number
  incomeTax: number
  socialLevies: number
  /** Owners on whose share the surtax is made. */
  owners: number
  surtax: number
  total: number
}

/** The rules of a sale on a date. */
export const capitalGainRules = memoize((on: IsoDate) => ({
  taxRate: inForce(gainTaxRate, on),
  levies: inForce(propertyGainLevies, on),
  allowances: inForce(holdingAllowances, on),
  uplift: inForce(purchaseUplift, on),
  exemptSalePrice: inForce(exemptSalePrice, on),
  surtax: inForce(gainSurtax, on),
  addedBack: inForce(depreciationAddedBack, on),
}))

/** Income tax, social levies and surtax on a private real-estate gain (CGI art. 150 U to 150 VH). */
export function capitalGain(sale: PropertySale): CapitalGain {
  const rules = capitalGainRules(sale.soldOn)
  const { salePrice, purchasePrice, owners } = sale
  const yearsHeld = fullYearsBetween(sale.acquiredOn, sale.soldOn)
  const uplift = sale.isShares === true ? { ...rules.uplift.value, fees: 0, works: 0 } : rules.uplift.value
  const fees = higher(sale.purchaseCosts, purchasePrice * uplift.fees)
  const works = worksOf(sale, uplift)
  const addedBack = sale.deductedDepreciation * rules.addedBack.value
  const gain = salePrice - (purchasePrice + fees.amount + works.amount - addedBack)
  const taxed = gain > 0 && salePrice > rules.exemptSalePrice.value ? gain : 0
  const taxAllowance = allowanceFor(yearsHeld, rules.allowances.value.tax)
  const leviesAllowance = allowanceFor(yearsHeld, rules.allowances.value.levies)
  const taxableGain = taxed * (1 - taxAllowance)
  const leviedGain = taxed * (1 - leviesAllowance)
  const incomeTax = roundToEuro(taxableGain * rules.taxRate.value)
  const socialLevies = roundToEuro(leviedGain * totalRate(rules.levies.value))
  const surtax = owners * surtaxOf(taxableGain / owners, rules.surtax.value)
  const total = incomeTax + socialLevies + surtax
  return {
    kind: 'private',
    salePrice,
    purchasePrice,
    fees,
    works,
    addedBack,
    gain,
    yearsHeld,
    taxAllowance,
    leviesAllowance,
    taxableGain,
    leviedGain,
    incomeTax,
    socialLevies,
    owners,
    surtax,
    total,
  }
}

/** Share of the gain that the years held take off, 0 to 1. */
export function allowanceFor(yearsHeld: number, slices: readonly HoldingAllowance[]): number {
  let share = 0
  for (let index = 0; index < slices.length; index++) {
    const slice = slices[index]
    if (slice === undefined || slice.from > yearsHeld) break
    const next = slices[index + 1]?.from ?? Infinity
    share += slice.rate * (Math.min(yearsHeld + 1, next) - slice.from)
  }
  return Math.min(1, share)
}

/** Surtax on an owner’s share of the gain taxable to income tax, whole euros (CGI art. 1609 nonies G; BOI-RFPI-TPVIE-20 § 40). */
export function surtaxOf(taxableGain: number, slices: readonly SurtaxSlice[]): number {
  const slice = slices.findLast(({ above }) => taxableGain > above)
  if (slice === undefined) return 0
  const smoothed = slice.smoothing === 0 ? 0 : slice.smoothing * (slice.upTo - taxableGain)
  return roundToEuro(slice.rate * taxableGain - smoothed)
}

/** A sale of each year asks for the same anniversary. */
const flatWorksAfter = memoizeLast(anniversary)

/** The flat amount stands for the works from the day after the anniversary (CGI art. 150 VB, II, 4°). */
function worksOf({ acquiredOn, soldOn, purchasePrice, works }: PropertySale, uplift: PurchaseUplift): Uplift {
  const isFlatOpen = soldOn > flatWorksAfter(acquiredOn, uplift.worksAfterYears)
  return higher(works, isFlatOpen ? purchasePrice * uplift.works : 0)
}

function higher(actual: number, flat: number): Uplift {
  return flat > actual ? { amount: flat, isFlat: true } : { amount: actual, isFlat: false }
}
