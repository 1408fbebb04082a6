/** A household to begin with where nobody has said anything of one, so that figures are there at once. Euros a month but the tax (a year) and the contribution. */
export const exampleHousehold = {
  net_monthly_income: 4_500,
  annual_tax: 2_800,
  fiscal_part: 2,
  monthly_loan_payment: 0,
  alimony: 0,
  monthly_rent: 0,
  contribution: 20_000,
} as const
