import { simulate, type SolutionConfiguration } from '#domain'

export const title = 'A 25-year simulation, whole tax recomputed each year'

const RUNS = 2_000
const ROUNDS = 5

const configuration: SolutionConfiguration = {
  municipality: 'montpellier-34000',
  net_monthly_income: 6_900,
  annual_tax: 6_500,
  alimony: 0,
  fiscal_part: 3,
  monthly_rent: 0,
  monthly_loan_payment: 800,
  contribution: 20_000,
  project: 'lmnp_amortissement',
  seniority: 'new',
  property_price: 189_900,
  notary_fee: 5_200,
  guaranty_fee: 2_400,
  furniture_price: 6_000,
  yearly_rent_revaluation_rate: 0.015,
  duration_to_display: 25,
  loan_duration: 25,
  loan_rate: 0.036,
  insurance_rate: 0.0034,
  surface: 42,
}

const context = {
  asOf: '2026-11-20',
  market: { zone: 'A', rent_per_square_meter: 16.1, price_per_square_meter: 4_460 },
  defaults: {
    annual_budget_monitoring_fee: 400,
    annual_owner_insurance_fee: 120,
    brokerage_fee: 1_500,
    loan_application_fee: 800,
    loan_insurance_rate: 0.0034,
    loan_rates: { '10': 0.031, '15': 0.033, '20': 0.0345, '25': 0.036, '30': 0.038 },
    monthly_condominium_fee_rate: 0.08,
    property_tax_rate: 0.09,
    rental_management_rate: 0.07,
    unpaid_rent_insurance_rate: 0.025,
    yearly_charge_revaluation_rate: 0.02,
    yearly_rent_revaluation_rate: 0.015,
  },
} as const

/** Microseconds of CPU, the best of a few rounds, and the ratio to a bare loan of 300 months in floats. */
export function measure(): Promise<{ name: string; value: number; unit: string; ratio?: number }[]> {
  const bare = microseconds((run) => bareLoan(189_900 + run))
  const plain = microseconds((run) => simulate({ ...configuration, property_price: 189_900 + run }, context))
  const explained = microseconds((run) => simulate({ ...configuration, property_price: 189_900 + run }, { ...context, explain: true }))
  return Promise.resolve([
    { name: 'bare loop of 300 months, floats', value: bare, unit: 'µs' },
    { name: 'simulation', value: plain, unit: 'µs', ratio: plain / bare },
    { name: 'simulation, explained', value: explained, unit: 'µs', ratio: explained / bare },
  ])
}

/** What remains of a loan after 300 months, each month a line as a schedule would keep it. */
function bareLoan(capital: number): { interest: number; principal: number; remaining: number }[] {
  const rate = 0.036 / 12
  const payment = (capital * rate) / (1 - (1 + rate) ** -300)
  const months = []
  let remaining = capital
  for (let month = 0; month < 300; month++) {
    const interest = remaining * rate
    remaining -= payment - interest
    months.push({ interest, principal: payment - interest, remaining })
  }
  return months
}

function microseconds(work: (run: number) => unknown): number {
  let best = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage()
    for (let run = 0; run < RUNS; run++) work(run)
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / RUNS)
  }
  return best
}
