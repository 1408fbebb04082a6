import {
  type Market,
  type ProjectType,
  type Refusal,
  schemes,
  simulate,
  type FirmAssumptions,
  type SimulationResult,
  type SolutionConfiguration,
} from '#domain'
import type { SimulationContext } from '../../../src/domain/configuration'

/** Defaults of a firm that exists only in these tests. */
export const defaults: FirmAssumptions = {
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
}

export const market: Market = { zone: 'A', rent_per_square_meter: 16.1, price_per_square_meter: 4_460 }

export const context: SimulationContext = { asOf: '2026-11-20', defaults, market }

/** The ids of the schemes that are simulated. */
export const investments: readonly ProjectType[] = schemes.all
  .filter(({ kind }) => kind === 'investment')
  .map(({ id }) => id)

/** A couple with one child that buys a flat of 42 m² in Montpellier. */
export function configuration(changes: Partial<SolutionConfiguration> = {}): SolutionConfiguration {
  return {
    municipality: 'montpellier-34000',
    net_monthly_income: 6_900,
    annual_tax: 6_500,
    alimony: 0,
    fiscal_part: 3,
    monthly_rent: 0,
    monthly_loan_payment: 800,
    contribution: 20_000,
    project: 'long_term_rental',
    property_price: 189_900,
    notary_fee: 5_200,
    guaranty_fee: 2_400,
    yearly_rent_revaluation_rate: 0.015,
    duration_to_display: 25,
    loan_duration: 20,
    loan_rate: 0.0345,
    insurance_rate: 0.0034,
    surface: 42,
    ...changes,
  }
}

/** The same purchase with an optional answer left out. */
export function configurationWithout(
  answer: 'surface' | 'pinel_type' | 'renovation_price' | 'notary_signature_date',
  changes: Partial<SolutionConfiguration> = {},
): SolutionConfiguration {
  const asked = configuration(changes)
  Reflect.deleteProperty(asked, answer)
  return asked
}

/** The simulation of the purchase with changes, which must be possible. */
export function simulated(
  changes: Partial<SolutionConfiguration>,
  asked: SimulationContext = context,
): SimulationResult {
  const result = simulate(configuration(changes), asked)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result
}

/** The fields that a refusal names; none when the simulation was made. */
export function refusedFields(result: SimulationResult | Refusal): string[] {
  return result.kind === 'refused' ? Object.keys(result.errors) : []
}
