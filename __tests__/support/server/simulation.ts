/** What a simulation asks, answered: a furnished flat of 200,000 euros bought new in Montpellier by a household of three parts. */
export const operation = {
  municipality: 'montpellier-34000',
  net_monthly_income: 6_900,
  annual_tax: 4_000,
  alimony: 0,
  fiscal_part: 3,
  monthly_rent: 0,
  monthly_loan_payment: 1_180,
  contribution: 20_000,
  project: 'lmnp_amortissement',
  property_price: 200_000,
  notary_fee: 5_000,
  guaranty_fee: 2_000,
  yearly_rent_revaluation_rate: 0.01,
  duration_to_display: 20,
  loan_duration: 20,
  loan_rate: 0.035,
  insurance_rate: 0.0034,
  seniority: 'new',
  surface: 45,
}

/** The same household, on a lease of the scheme that the tests add to the catalogue. */
export const trialLease = {
  ...operation,
  annual_tax: 20_000,
  monthly_loan_payment: 0,
  project: 'trial_lease',
  duration_to_display: 5,
}
