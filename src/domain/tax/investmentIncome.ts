import { deemedDistributionCoefficient, dividendAllowance, flatTaxRate } from '../law/investmentIncome'
import { type InForce, inForce } from '../law/parameter'
import { investmentLevies, propertyGainLevies, securityGainLevies } from '../law/socialLevies'
import { endOfYear } from '../value/calendar'
import { roundToEuro } from '../value/rounding'
import type { LeviedIncome } from './socialLevies'
import type { InvestmentIncome } from './taxReturn'

/** What savings add to the tax of a year. Euros. */
export interface TaxedInvestments {
  /** Incomes that the progressive scale takes, at least 0. */
  scaleIncome: number
  /** Gains that the progressive scale takes. */
  scaleGains: number
  flatTax: number
  /** What enters the reference income without being in the taxable one. */
  referenceOnly: number
  levied: readonly LeviedIncome[]
}

const NO_INVESTMENTS: TaxedInvestments = { scaleIncome: 0, scaleGains: 0, flatTax: 0, referenceOnly: 0, levied: [] }

/** Savings under the flat tax, or under the progressive scale by choice and before 2018 (CGI art. 158, 3 and 200 A). */
export function taxedInvestments(investments: InvestmentIncome | undefined, incomeYear: number): TaxedInvestments {
  if (investments === undefined) return NO_INVESTMENTS
  const on = endOfYear(incomeYear)
  const {
    dividends = 0,
    interest = 0,
    securityGains = 0,
    fees = 0,
    lifeInsurance = 0,
    realEstateGains = 0,
  } = investments
  const deemed = (investments.deemedDistributions ?? 0) * inForce(deemedDistributionCoefficient, on).value
  const levied = [
    { amount: dividends + interest + deemed + lifeInsurance, rates: inForce(investmentLevies, on) },
    { amount: securityGains, rates: inForce(securityGainLevies, on) },
    { amount: realEstateGains, rates: inForce(propertyGainLevies, on) },
  ]
  const flatTax: InForce<number> = inForce(flatTaxRate, on)
  if (flatTax.value > 0 && investments.progressive !== true) {
    const flat = dividends + interest + deemed + securityGains
    return {
      scaleIncome: 0,
      scaleGains: 0,
      flatTax: roundToEuro(flat * flatTax.value),
      referenceOnly: flat + realEstateGains,
      levied,
    }
  }
  const allowance = inForce(dividendAllowance, on).value
  const holdingAllowance = Math.min(investments.holdingAllowance ?? 0, securityGains)
  return {
    scaleIncome: Math.max(0, dividends * (1 - allowance) + interest + deemed - fees),
    scaleGains: securityGains - holdingAllowance,
    flatTax: 0,
    referenceOnly: holdingAllowance + realEstateGains,
    levied,
  }
}
