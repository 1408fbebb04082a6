import type { Attributes } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { loanRateFor, notaryFee, type ProjectType } from '#domain'
import { yearsPastLoan } from '#features/clientFile/contract/household'
import { defaultFirmAssumptions } from '#features/simulation/server'
import { findMarket } from '#server/services'
import { make, type Making } from './household'
import { propertyCharges } from './words'

/** Projects whose property is an old one, with works. */
const WITH_WORKS: ReadonlySet<ProjectType> = new Set(['land_deficit', 'malraux', 'historic_monuments', 'denormandie'])
const FURNISHED: ReadonlySet<ProjectType> = new Set([
  'lmnp_amortissement',
  'long_term_rental',
  'seasonal_rental',
  'para_hotelier',
])
/** Statuses of files whose operation is described. */
const DESCRIBED: ReadonlySet<string> = new Set(['simulated', 'presented', 'archived'])

const roundTo = (step: number, euros: number): number => Math.round(euros / step) * step

/** The investment under study: described for the files that went so far, only named for the others. */
export function investmentParts(making: Making): Resource[] {
  const { archetype, draw } = making
  const isDescribed = DESCRIBED.has(archetype.status)
  const simulation = {
    project: archetype.project,
    municipality: archetype.place,
    ...(isDescribed ? operation(making) : {}),
  }
  const charges = isDescribed && FURNISHED.has(archetype.project) ? draw.some(propertyCharges, draw.whole(0, 2)) : []
  return [make(draw, 'simulation', simulation), ...charges.map((charge) => make(draw, 'simulation_charge', charge))]
}

function operation(making: Making): Partial<Attributes<'simulation'>> {
  const { archetype, draw } = making
  const signature = signatureDate(making)
  const home = homeOf(making)
  const { investment_price, renovation_price, furniture_price } = home
  const notary_fee = notaryFeeOf(making, home, signature)
  const contribution = Math.min(
    roundTo(1_000, (investment_price + renovation_price) * 0.1),
    roundTo(1_000, archetype.heritage[1] / 2),
  )
  const { loan_application_fee, brokerage_fee, loan_rates, loan_insurance_rate, yearly_rent_revaluation_rate } =
    defaultFirmAssumptions
  const borrowed =
    investment_price +
    renovation_price +
    furniture_price +
    notary_fee +
    loan_application_fee +
    brokerage_fee -
    contribution
  const guaranty_fee = roundTo(10, borrowed * 0.011)
  const loan_duration = draw.pick([20, 25])
  return {
    ...home,
    contribution,
    notary_fee,
    guaranty_fee,
    loan_application_fee,
    brokerage_fee,
    loan_duration,
    loan_amount: borrowed + guaranty_fee,
    loan_rate: loanRateFor(loan_duration, loan_rates),
    insurance_rate: loan_insurance_rate,
    yearly_rent_revaluation_rate,
    notary_signature_date: signature,
    duration_to_display: yearsPastLoan(loan_duration),
    budget_monitoring: FURNISHED.has(archetype.project),
    ...particulars(making),
  }
}

/** What is bought, and what is done to it. */
function homeOf({ archetype: { project, place }, draw }: Making) {
  const isOld = WITH_WORKS.has(project)
  const seniority: 'old' | 'new' = isOld ? 'old' : 'new'
  const surface = draw.whole(380, FURNISHED.has(project) ? 480 : 680) / 10
  const price = surface * (findMarket(place, seniority)?.price_per_square_meter ?? 0) * (isOld ? 0.85 : 1)
  return {
    seniority,
    surface,
    investment_price: roundTo(100, price),
    renovation_price: isOld ? roundTo(500, surface * draw.whole(1_400, 2_200)) : 0,
    furniture_price: FURNISHED.has(project) ? draw.stepped(4_500, 9_000, 500) : 0,
  }
}

/** By the rates of the day when the file is made, for what was signed before. */
function notaryFeeOf({ asOf }: Making, { investment_price, seniority }: ReturnType<typeof homeOf>, signature: string) {
  const today = asOf.toISOString().slice(0, 10)
  return roundTo(100, notaryFee(investment_price, { seniority, on: signature < today ? today : signature }).total)
}

/** What some files have of their own. */
function particulars({ archetype: { key, project } }: Making): Partial<Attributes<'simulation'>> {
  return {
    ...(project === 'pinel' ? { pinel_type: 'pinel', pinel_term: 9 } : {}),
    ...(project === 'denormandie' ? { denormandie_term: 9 } : {}),
    ...(key === 'cf19'
      ? {
          loan_amortization_type: 'in_fine',
          pledge_initial_deposit_rate: 0.4,
          pledge_coverage_rate: 1,
          pledge_rate: 0.025,
        }
      : {}),
  }
}

/** A few months ahead; Pinel is closed since 2025, so its file is an operation of 2022. */
function signatureDate({ archetype: { project }, asOf, draw }: Making): string {
  if (project === 'pinel') return '2022-09-15'
  return new Date(Date.UTC(asOf.getUTCFullYear(), asOf.getUTCMonth() + draw.whole(3, 9), 15)).toISOString().slice(0, 10)
}
