import { isoDate, rate, someRates } from '#contract/fields'
import { simulationConfiguration } from './resources'

const { fields } = simulationConfiguration
const {
  annual_budget_monitoring_fee,
  annual_owner_insurance_fee,
  brokerage_fee,
  loan_application_fee,
  monthly_condominium_fee_rate,
  property_tax_rate,
  rental_management_rate,
  unpaid_rent_insurance_rate,
  yearly_charge_revaluation_rate,
  yearly_rent_revaluation_rate,
} = fields

/** The durations that a firm says a rate for, years (specification §9). */
export const loanDurations = ['10', '15', '20', '25', '30'] as const

const effective_at = isoDate({ label: 'Date d’effet', help: 'Vide\u00a0: dès aujourd’hui.' })
const ofDay = { effective_at }

/** A share of a rent: 8 is meant for 8 %, so that more than the whole is refused. */
const share = ({ label, help }: { readonly label: string; readonly help?: string }) =>
  rate({ label, ...(help === undefined ? {} : { help }), maximum: 1 })

/** What a firm assumes of loans, from a day; what is not named stays, null is our own assumption. */
export const loanSettings = {
  type: 'loan_config',
  fields: {
    loan_rates: someRates(loanDurations, { label: fields.loan_rates.label }),
    loan_insurance_rate: share(fields.loan_insurance_rate),
    ...ofDay,
  },
  relationships: {},
} as const

/** What a firm assumes of fees and charges, from a day; what is not named stays, null is our own assumption. */
export const chargeSettings = {
  type: 'simulation_config',
  fields: {
    ...{ annual_budget_monitoring_fee, annual_owner_insurance_fee, brokerage_fee, loan_application_fee },
    monthly_condominium_fee_rate: share(monthly_condominium_fee_rate),
    property_tax_rate: share(property_tax_rate),
    rental_management_rate: share(rental_management_rate),
    unpaid_rent_insurance_rate: share(unpaid_rent_insurance_rate),
    yearly_charge_revaluation_rate: share(yearly_charge_revaluation_rate),
    yearly_rent_revaluation_rate: share(yearly_rent_revaluation_rate),
    ...ofDay,
  },
  relationships: {},
} as const
