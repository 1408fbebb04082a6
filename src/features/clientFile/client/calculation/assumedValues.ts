import { isIsoDate, type Attributes } from '#contract'
import { guarantyFee, loanRateFor, notaryFee, schemes } from '#domain'
import { usualYearsShown } from '#features/clientFile/contract/household'
import { departmentOf } from './department'

/** Years of the loan when the file says nothing: the most usual one. */
const USUAL_LOAN_DURATION = 20

/** What the calculation takes for each field left empty, to be shown there. Euros, fractions, years. */
export type AssumedValues = Readonly<
  Partial<
    Record<
      | 'notary_fee'
      | 'guaranty_fee'
      | 'loan_application_fee'
      | 'brokerage_fee'
      | 'loan_duration'
      | 'loan_rate'
      | 'insurance_rate'
      | 'duration_to_display'
      | 'yearly_rent_revaluation_rate',
      number
    >
  >
>

type Simulation = Partial<Attributes<'simulation'>>
type FirmAssumptions = Partial<Attributes<'simulation_configuration'>>

/**
 * What stands for the fields that are empty: usual durations, the firm's rates and fees, and fees estimated by the rules in
 * force when the deed is signed. Nothing for a field that is filled, nor where the firm says nothing.
 * @param today `YYYY-MM-DD`, taken when no signature is planned
 */
export function defaultsOf(simulation: Simulation, firm: FirmAssumptions, today: string): AssumedValues {
  const loanYears = amountOf(simulation.loan_duration, USUAL_LOAN_DURATION)
  const candidates: Record<keyof AssumedValues, number | null | undefined> = {
    loan_duration: USUAL_LOAN_DURATION,
    loan_rate: firm.loan_rates ? loanRateFor(loanYears, firm.loan_rates) : null,
    insurance_rate: firm.loan_insurance_rate,
    yearly_rent_revaluation_rate: firm.yearly_rent_revaluation_rate,
    duration_to_display: usualYearsShown(loanYears),
    loan_application_fee: firm.loan_application_fee,
    brokerage_fee: firm.brokerage_fee,
    ...estimatedFees(simulation, firm, today),
  }
  const missing = Object.entries(candidates).filter(([name, value]) => value != null && isEmpty(simulation, name))
  return Object.fromEntries(missing)
}

const isEmpty = (simulation: Simulation, name: string): boolean => (Reflect.get(simulation, name) ?? null) === null

/** A value typed wrong may be anything until it is corrected. */
const amountOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

/**
 * The fees of a purchase where none are typed, euros. Without a price, there is nothing to estimate from: zero, so that
 * the price alone is asked for.
 */
export function estimatedFees(
  simulation: Simulation,
  firm: FirmAssumptions,
  today: string,
): { notary_fee: number; guaranty_fee: number } {
  const price = amountOf(simulation.investment_price, 0)
  const signature = simulation.notary_signature_date
  const on = typeof signature === 'string' && isIsoDate(signature) ? signature : today
  const notary = notaryFeeOf(simulation, price, on)
  const costs = [
    price,
    amountOf(simulation.notary_fee, notary),
    amountOf(simulation.renovation_price, 0),
    amountOf(simulation.furniture_price, 0),
    amountOf(simulation.loan_application_fee, firm.loan_application_fee ?? 0),
    amountOf(simulation.brokerage_fee, firm.brokerage_fee ?? 0),
  ]
  const borrowed = costs.reduce((total, cost) => total + cost, 0) - amountOf(simulation.contribution, 0)
  return {
    notary_fee: notary,
    guaranty_fee:
      price > 0 ? Math.round(guarantyFee(Math.max(0, borrowed), on, simulation.guarantee_kind ?? 'unknown')) : 0,
  }
}

function notaryFeeOf(
  { project, seniority, municipality, is_first_home }: Simulation,
  price: number,
  on: string,
): number {
  // Shares of a company change hands without a notary.
  if (price <= 0 || schemes.findInvestment(project ?? '')?.isShares === true) return 0
  const department = departmentOf(municipality ?? '')
  const vatRate = schemes.priceVatRate(project ?? '', on)
  const deed = {
    seniority: seniority ?? 'new',
    on,
    ...(department === undefined ? {} : { department }),
    ...(vatRate === undefined ? {} : { vatRate }),
    isFirstHome: is_first_home === true && schemes.find(project ?? '')?.kind === 'home',
  }
  return Math.round(notaryFee(price, deed).total)
}
