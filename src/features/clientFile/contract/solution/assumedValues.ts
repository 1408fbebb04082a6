import { isIsoDate, type Attributes } from '#contract'
import { loanRateFor, simulators } from '#domain'
import { USUAL_YEARS_SHOWN } from '../household/yearsShown'
import { departmentOf } from './department'

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
  const loanYears = amountOf(simulation.loan_duration, simulators.USUAL_LOAN_YEARS)
  const candidates: Record<keyof AssumedValues, number | null | undefined> = {
    loan_duration: simulators.USUAL_LOAN_YEARS,
    loan_rate: firm.loan_rates ? loanRateFor(loanYears, firm.loan_rates) : null,
    insurance_rate: firm.loan_insurance_rate,
    yearly_rent_revaluation_rate: firm.yearly_rent_revaluation_rate,
    duration_to_display: USUAL_YEARS_SHOWN,
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
  const {
    project,
    municipality,
    seniority,
    guarantee_kind,
    is_first_home,
    notary_signature_date: signature,
  } = simulation
  const department = departmentOf(municipality ?? '')
  const estimated = simulators.estimatedFees({
    price: amountOf(simulation.investment_price, 0),
    project: project ?? '',
    seniority: simulators.usualSeniority(project ?? '', seniority ?? 'new'),
    on: typeof signature === 'string' && isIsoDate(signature) ? signature : today,
    department,
    isFirstHome: is_first_home === true,
    contribution: amountOf(simulation.contribution, 0),
    others: amountOf(simulation.renovation_price, 0) + amountOf(simulation.furniture_price, 0),
    loanFees:
      amountOf(simulation.loan_application_fee, firm.loan_application_fee ?? 0) +
      amountOf(simulation.brokerage_fee, firm.brokerage_fee ?? 0),
    guarantee: guarantee_kind ?? 'unknown',
    notaryFee: typeof simulation.notary_fee === 'number' ? amountOf(simulation.notary_fee, 0) : undefined,
  })
  return { notary_fee: estimated.notaryFee, guaranty_fee: estimated.guarantyFee }
}
