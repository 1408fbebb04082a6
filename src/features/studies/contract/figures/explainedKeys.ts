/** The figures that a study explains on paper, by the keys of their traces. */
export const explainedKeys = [
  'indicators.average_effort',
  'indicators.max_effort',
  'indicators.net_wealth',
  'indicators.total_cost',
  'indicators.total_tax_saving',
  'indicators.irr_after_tax',
  'indicators.loan_amount',
  'indicators.monthly_payment',
  'indicators.debt_ratio_after',
] as const
