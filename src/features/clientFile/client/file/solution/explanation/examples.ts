/** Answers that a file is asked for, and that stand for an example in an operation that is in none. */
export const exampleNames = [
  'net_monthly_income',
  'annual_tax',
  'fiscal_part',
  'monthly_loan_payment',
  'alimony',
  'monthly_rent',
  'property_price',
  'contribution',
  'renovation_price',
] as const
