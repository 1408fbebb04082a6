import type { DepreciableItem } from '../mechanisms/depreciation'
import { depreciableAssets, depreciationOf, expensedCosts } from '../schemes/depreciableAssets'
import { corporationTax } from '../tax/corporationTax'
import { dividendTax } from '../tax/dividendTax'
import { wholePower } from '../value/powers'
import { roundToCent } from '../value/rounding'
import type { ProjectedYear } from './operating'
import type { TaxedOperation } from './taxation'

/** The accounts of a year of the company that holds the property, and what the household gives and gets. Euros. */
export interface CompanyYear {
  year: number
  months: number
  bookkeeping: number
  depreciation: number
  /** Before earlier deficits: negative for a loss. */
  result: number
  corporationTax: number
  /** Lent by the partners for what rents do not pay. */
  advance: number
  /** Given back to the partners on their current account, untaxed. */
  repaid: number
  dividends: number
  dividendTax: number
  /** At the end of the year: deficits to be used, what the partners are owed, cash, profits not distributed, book value. */
  deficit: number
  account: number
  cash: number
  reserves: number
  bookValue: number
  /** What the household gives, a month held. */
  monthly_effort: number
}

/** The sale of the property by the company on the last day shown, and the distribution of all that is left. Euros. */
export interface CompanyExit {
  /** Sale price less the fees, the book value and the indemnity of the bank. */
  gain: number
  /** Corporation tax that the gain adds to the last year. */
  gainTax: number
  distributed: number
  distributionTax: number
  /** Left to the household, its current account repaid. */
  netWealth: number
}

/** The same operation held by a civil company under corporation tax. */
export interface Company {
  years: CompanyYear[]
  exit: CompanyExit
}

/**
 * Holds an operation in a company under corporation tax (CGI art. 206, 209, 219): the contribution is lent by the partners, each
 * year's cash pays their account back first, then whatever profit may be distributed.
 */
export function companyOf(taxed: TaxedOperation): Company {
  const years: CompanyYear[] = []
  const assets = assetsOf(taxed)
  let before: Balance = openingOf(taxed)
  let monthsLet = 0
  taxed.projected.forEach((operating, index) => {
    const result = resultOf(taxed, assets, operating, index, monthsLet)
    const accounts = yearOf(taxed, operating, index, result, before)
    before = accounts
    monthsLet += operating.monthsLet
    years.push(accounts)
  })
  return { years, exit: exitOf(taxed, years) }
}

type Balance = Pick<CompanyYear, 'deficit' | 'account' | 'cash' | 'reserves' | 'bookValue'>

function openingOf({ acquisition }: TaxedOperation): Balance {
  const { totalCost, loanAmount, propertyPrice, renovationPrice, furniturePrice } = acquisition
  return {
    deficit: 0,
    account: roundToCent(totalCost - loanAmount),
    cash: 0,
    reserves: 0,
    bookValue: propertyPrice + renovationPrice + furniturePrice,
  }
}

/** A company depreciates all that it bought, by components. */
function assetsOf({ acquisition, projected }: TaxedOperation): DepreciableItem[] {
  const { building, equipment } = depreciableAssets(acquisition, projected[0]?.year ?? 0)
  return [...building, ...equipment]
}

type Result = Pick<CompanyYear, 'bookkeeping' | 'depreciation' | 'result'>

/** The result of a year; the limit on depreciation is for landlords under income tax (CGI art. 39 C, II). */
function resultOf(
  taxed: TaxedOperation,
  assets: readonly DepreciableItem[],
  operating: ProjectedYear,
  index: number,
  monthsBefore: number,
): Result {
  const depreciation = roundToCent(depreciationOf(assets, monthsBefore, operating.monthsLet))
  const bookkeeping = bookkeepingOf(taxed, operating, index)
  const costs = index === 0 ? expensedCosts(taxed.acquisition) : 0
  const { rent, charges, interest, insurance } = operating
  return {
    bookkeeping,
    depreciation,
    result: roundToCent(rent - charges - bookkeeping - interest - insurance - costs - depreciation),
  }
}

/** A company keeps books: those that the file pays for, otherwise at the fee of the firm. */
function bookkeepingOf({ context, timeline, lettings }: TaxedOperation, operating: ProjectedYear, index: number) {
  if (operating.bookkeeping > 0) return operating.bookkeeping
  const growth = wholePower(1 + lettings.chargeGrowth, timeline.years[index]?.revaluations ?? 0)
  return roundToCent((context.defaults.annual_budget_monitoring_fee * growth * operating.monthsLet) / 12)
}

function yearOf(
  { taxedHousehold, lines }: TaxedOperation,
  operating: ProjectedYear,
  index: number,
  { bookkeeping, depreciation, result }: Result,
  before: Balance,
): CompanyYear {
  const { year, monthsHeld: months, rent, charges, interest, insurance, principal, bulletRepayment } = operating
  const { tax, deficit } = corporationTax({ year, months, result, priorDeficit: before.deficit })
  const earned = rent - charges - bookkeeping - interest - insurance - principal - tax
  const available = roundToCent(before.cash + earned)
  const advance = Math.max(0, -available)
  const owed = before.account + advance + bulletRepayment
  const repaid = Math.min(owed, Math.max(0, available))
  const reserves = before.reserves + result - tax
  const dividends = roundToCent(Math.max(0, Math.min(reserves, available - repaid)))
  const taxOfDividends = dividendTax(dividends, year, taxedHousehold)
  const received = repaid + dividends - taxOfDividends - advance - (lines[index]?.wealth_tax ?? 0)
  return {
    year,
    months,
    bookkeeping,
    depreciation,
    result,
    corporationTax: tax,
    advance,
    repaid: roundToCent(repaid),
    dividends,
    dividendTax: taxOfDividends,
    deficit: roundToCent(deficit),
    account: roundToCent(owed - repaid),
    cash: roundToCent(Math.max(0, available) - repaid - dividends),
    reserves: roundToCent(reserves - dividends),
    bookValue: roundToCent(before.bookValue - depreciation),
    monthly_effort: roundToCent(-received / months),
  }
}

/** The gain is an ordinary profit of the last year, without any allowance for the years held (CGI art. 38, 1 and 219, I). */
function exitOf({ lines, taxedHousehold }: TaxedOperation, years: readonly CompanyYear[]): CompanyExit {
  const [line, last] = [lines.at(-1), years.at(-1)]
  if (line === undefined || last === undefined) throw new RangeError('An operation is held at least a month')
  const { year, months, result, dividends, cash, account, bookValue } = last
  const received = line.property_value - line.resale_fee - line.early_repayment_fee
  const gain = roundToCent(received - bookValue)
  const priorDeficit = years.at(-2)?.deficit ?? 0
  const gainTax = corporationTax({ year, months, result: result + gain, priorDeficit }).tax - last.corporationTax
  const left = roundToCent(cash + received - line.remaining_capital - gainTax)
  const distributed = roundToCent(Math.max(0, left - account))
  const distributionTax =
    dividendTax(dividends + distributed, year, taxedHousehold) - dividendTax(dividends, year, taxedHousehold)
  return { gain, gainTax, distributed, distributionTax, netWealth: roundToCent(left - distributionTax) }
}
