import type { FirmAssumptions } from '#domain'

/**
 * Our assumptions where a firm set none, of autumn 2026. Euros a year or fractions.
 * Loan rates: about the averages of new housing loans; the shares of the rent: usual for a flat in a French city.
 */
export const defaultFirmAssumptions: FirmAssumptions = {
  annual_budget_monitoring_fee: 420,
  annual_owner_insurance_fee: 130,
  brokerage_fee: 1_500,
  loan_application_fee: 500,
  loan_rates: { 10: 0.0305, 15: 0.0322, 20: 0.0338, 25: 0.0349, 30: 0.0368 },
  loan_insurance_rate: 0.0034,
  monthly_condominium_fee_rate: 0.08,
  property_tax_rate: 0.09,
  rental_management_rate: 0.07,
  unpaid_rent_insurance_rate: 0.025,
  yearly_charge_revaluation_rate: 0.015,
  yearly_rent_revaluation_rate: 0.01,
}
