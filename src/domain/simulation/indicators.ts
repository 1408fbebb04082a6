import { inForce } from '../law/parameter'
import { countedRentShare } from '../law/lending'
import { type DatedFlow, internalRateOfReturn } from '../mechanisms/rateOfReturn'
import type { Acquisition } from '../schemes/scheme'
import { dateInMonth, type IsoDate, monthOf } from '../value/calendar'
import { roundRate, roundToCent } from '../value/rounding'
import type { Charge } from './charges'
import type { SolutionConfiguration } from '../configuration'
import { debtRatio, debtRatioAs } from './debtRatio'
import type { Indicators, YearLine } from '../result'
import type { Lettings } from './operating'
import type { HeldYear } from './timeline'

const MIDDLE_OF_MONTH = 15
const ONE_CENT = 0.01

/** What the indicators are made from. */
interface IndicatorBasis {
  configuration: SolutionConfiguration
  signatureDate: IsoDate
  acquisition: Acquisition
  held: readonly HeldYear[]
  lines: readonly YearLine[]
  lettings: Lettings
  monthlyPayment: number
  /** Instalments of the loan. */
  loanMonths: number
  charges: readonly Charge[]
}

/** Sums an operation up. */
export function indicatorsOf(basis: IndicatorBasis): Indicators {
  const { configuration, acquisition, lines, lettings, monthlyPayment, signatureDate } = basis
  const { monthlyRent, vacancy } = lettings
  const yearlyRent = monthlyRent * 12
  const yearlyCharges = basis.charges.reduce((sum, charge) => sum + charge.amount, 0)
  const flows = { payment: monthlyPayment, countedRent: monthlyRent * inForce(countedRentShare, signatureDate).value }
  return {
    average_effort: averageEffort(basis),
    max_effort: highestEffort(lines),
    total_tax_saving: roundToCent(lines.reduce((sum, line) => sum + line.tax_saving, 0)),
    net_wealth: lines.at(-1)?.net_wealth ?? 0,
    irr_after_tax: rateOfReturn(basis),
    debt_ratio_before: debtRatio(configuration, { payment: 0, countedRent: 0 }),
    debt_ratio_after: debtRatioAs('hcsf', configuration, flows),
    debt_ratio_prudent: debtRatioAs('prudent', configuration, flows),
    debt_ratio_differential: debtRatioAs('differential', configuration, flows),
    gross_yield: ratio(yearlyRent, acquisition.propertyPrice),
    net_yield: ratio(yearlyRent * (1 - vacancy) - yearlyCharges, acquisition.totalCost),
    total_cost: acquisition.totalCost,
    loan_amount: acquisition.loanAmount,
    monthly_payment: monthlyPayment,
  }
}

/** Under this share of the total cost, what a household puts in is too little for a rate on it to mean anything. Ours. */
const LEAST_INVESTED = 0.01

/** Null where no rate says what the operation returns. */
function rateOfReturn(basis: IndicatorBasis): number | null {
  const flows = flowsOf(basis)
  let total = 0
  let lowest = 0
  for (const { amount } of flows) {
    total += amount
    lowest = Math.min(lowest, total)
  }
  return -lowest < basis.acquisition.totalCost * LEAST_INVESTED ? null : internalRateOfReturn(flows)
}

/** Own funds at the signature, each year’s cash flow, VAT refund and capital repaid at once in its middle, the net wealth at the end. */
function flowsOf({ acquisition, signatureDate, held, lines }: IndicatorBasis): DatedFlow[] {
  const signatureMonth = monthOf(signatureDate)
  const flows: DatedFlow[] = [{ date: signatureDate, amount: acquisition.loanAmount - acquisition.totalCost }]
  lines.forEach((line, index) => {
    const span = held[index]
    if (span === undefined) return
    const middle = Math.floor((span.firstMonth + span.lastMonth) / 2)
    flows.push({
      date: dateInMonth(signatureMonth + middle, MIDDLE_OF_MONTH),
      amount: roundToCent(line.cash_flow + line.vat_refund - line.bullet_repayment),
    })
  })
  const lastMonth = held.at(-1)?.lastMonth ?? 0
  flows.push({ date: dateInMonth(signatureMonth + lastMonth + 1, 1), amount: lines.at(-1)?.net_wealth ?? 0 })
  return flows
}

/** Mean of the monthly efforts while the loan runs; over the displayed years without a loan. */
export function averageEffort({
  acquisition,
  loanMonths,
  held,
  lines,
}: Pick<IndicatorBasis, 'acquisition' | 'loanMonths' | 'held'> & {
  lines: readonly Pick<YearLine, 'monthly_effort'>[]
}): number {
  const lastMonth = acquisition.loanAmount > 0 ? loanMonths : Infinity
  let sum = 0
  let months = 0
  held.forEach((span, index) => {
    const counted = Math.max(0, Math.min(span.lastMonth, lastMonth) - span.firstMonth + 1)
    sum += (lines[index]?.monthly_effort ?? 0) * counted
    months += counted
  })
  return months === 0 ? 0 : roundToCent(sum / months)
}

function highestEffort(lines: readonly YearLine[]): Indicators['max_effort'] {
  let highest = { amount: lines[0]?.monthly_effort ?? 0, year: lines[0]?.year ?? 0 }
  for (const { monthly_effort, year } of lines) {
    if (monthly_effort > highest.amount) highest = { amount: monthly_effort, year }
  }
  return highest
}

function ratio(amount: number, base: number): number {
  return base >= ONE_CENT ? roundRate(amount / base) : 0
}
