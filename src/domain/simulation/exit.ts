import type { SolutionConfiguration } from '../configuration'
import { takenBack } from '../mechanisms/commitment'
import { earlyRepaymentFee } from '../mechanisms/earlyRepayment'
import { endOfMonth, endOfYear, type IsoDate, monthOf } from '../value/calendar'
import { growthOver } from '../value/powers'
import { roundToCent, toEuros } from '../value/rounding'
import type { FinancedLoan } from './financing'
import { depreciationOfBuilding, type Gain, type GainBasis, gainOf } from './gainOnSale'
import { recapturedTaxes } from './recapture'
import type { HeldYear } from './timeline'

/** What a sale on the last day of a year would give and cost. Euros. */
export interface Exit {
  soldOn: IsoDate
  propertyValue: number
  /** Fees that the seller pays. */
  resaleFee: number
  gain: Gain
  /** Tax reductions taken back. */
  reductions: number
  /** VAT paid back. */
  vat: number
  /** Income tax and levies on the deductions taken back. */
  recapturedTax: number
  /** Indemnity of the loan repaid before its end. */
  earlyRepaymentFee: number
}

/** What the sales are made from. */
export interface ExitBasis extends GainBasis {
  configuration: SolutionConfiguration
  held: readonly HeldYear[]
  loans: readonly FinancedLoan[]
}

/**
 * The sale of the property on the last day of each year held.
 * @param values what the property is worth on that day, euros
 * @param firstIndex place of the first year sold in: whoever reads the last sale alone asks for no other
 */
export function exitsOf(basis: ExitBasis, values: readonly number[], firstIndex = 0): Exit[] {
  const { outcome, projected } = basis
  const recaptured = recapturedTaxes(basis)
  const reductions = reductionsTakenBack(basis)
  const exits: Exit[] = []
  let monthsHeld = 0
  let depreciation = 0
  for (const [index, declared] of outcome.years.entries()) {
    monthsHeld += projected[index]?.monthsHeld ?? 0
    depreciation += depreciationOfBuilding(declared)
    if (index < firstIndex) continue
    const propertyValue = values[index] ?? 0
    const soldOn = lastDayOf(basis, declared.year, index, monthsHeld)
    const resaleFee = roundToCent(propertyValue * (basis.configuration.resale_fee_rate ?? 0))
    const { toPayBack, keptOnPrice } = declared.vat ?? NO_VAT
    exits.push({
      soldOn,
      propertyValue,
      resaleFee,
      gain: gainOf({ price: propertyValue - resaleFee, depreciation, keptOnPrice, soldOn, index }, basis),
      reductions: reductions[index] ?? 0,
      vat: toPayBack,
      recapturedTax: recaptured[index] ?? 0,
      earlyRepaymentFee: feeOf(basis.held[index]?.lastMonth ?? 0, basis),
    })
  }
  return exits
}

/** What the property is worth on the last day of each year held, euros. */
export function valuesOf(basis: ExitBasis): number[] {
  let monthsHeld = 0
  return basis.outcome.years.map(({ propertyValue }, index) => {
    monthsHeld += basis.projected[index]?.monthsHeld ?? 0
    return valueAfter(monthsHeld, propertyValue, basis)
  })
}

/** The last year held may end before its 31 December. */
function lastDayOf({ projected, signatureDate }: ExitBasis, year: number, index: number, monthsHeld: number): IsoDate {
  return projected[index]?.isHeldUntilItsEnd === false
    ? endOfMonth(monthOf(signatureDate) + monthsHeld)
    : endOfYear(year)
}

/** A zero-rate loan is repaid without an indemnity, and a bridge loan is made to be (C. conso. art. R313-25). */
function feeOf(month: number, { configuration, loans, signatureDate }: ExitBasis): number {
  if (configuration.waives_early_repayment_fee === true) return 0
  let fees = 0
  for (const { kind, instalments, annualRate } of loans) {
    const remaining = instalments[month - 1]?.remaining ?? 0
    if (remaining > 0 && kind !== 'ptz' && kind !== 'bridge')
      fees += earlyRepaymentFee(toEuros(remaining), annualRate, signatureDate)
  }
  return roundToCent(fees)
}

const NO_VAT = { toPayBack: 0, keptOnPrice: 0 }

/** The value of a year, constant or that of the scheme, grown as the file says. */
function valueAfter(
  months: number,
  valueOfScheme: number | undefined,
  { configuration, acquisition }: ExitBasis,
): number {
  const { yearly_value_growth_rate: growth = 0 } = configuration
  const value = valueOfScheme ?? acquisition.propertyPrice + acquisition.renovationPrice
  return roundToCent(growth === 0 ? value : value * growthOver(months, growth))
}

/** Reductions that each sale takes back; the commitments begin with the first year that gives one. */
function reductionsTakenBack({ outcome, projected, effects }: ExitBasis): number[] {
  const commitments = outcome.commitments ?? []
  const first = outcome.years.findIndex(
    ({ taxReduction = 0, overseasTaxReduction = 0, uncappedTaxReduction = 0 }) =>
      taxReduction + overseasTaxReduction + uncappedTaxReduction > 0,
  )
  if (commitments.length === 0 || first < 0) return []
  const used = effects.map(({ after }) => after.reductions)
  let monthsLet = 0
  return projected.map((operating, index) => {
    monthsLet += operating.monthsLet
    return takenBack(commitments, monthsLet, used.slice(first, index + 1))
  })
}
