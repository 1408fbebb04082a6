import type { AssumedValues } from '#features/clientFile/contract/solution'
import type { ExampleName } from './taken'

const EXAMPLE = 'exemple, à remplacer'

/** Where the value that stands for an empty answer comes from: an example, or in the words of a client file. */
const origins: Readonly<Record<keyof AssumedValues | ExampleName, string>> = {
  net_monthly_income: EXAMPLE,
  annual_tax: EXAMPLE,
  fiscal_part: EXAMPLE,
  monthly_loan_payment: EXAMPLE,
  alimony: EXAMPLE,
  monthly_rent: EXAMPLE,
  property_price: EXAMPLE,
  contribution: EXAMPLE,
  renovation_price: EXAMPLE,
  notary_fee: 'calculé\u00a0: barème des notaires',
  guaranty_fee: 'calculé\u00a0: estimation usuelle',
  loan_application_fee: 'calculé\u00a0: frais de votre société',
  brokerage_fee: 'calculé\u00a0: frais de votre société',
  loan_duration: 'calculé\u00a0: durée usuelle',
  loan_rate: 'calculé\u00a0: votre société',
  insurance_rate: 'calculé\u00a0: taux de votre société',
  duration_to_display: 'calculé\u00a0: durée usuelle',
  yearly_rent_revaluation_rate: 'calculé\u00a0: hypothèse de votre société',
}

/** In French; empty for an answer for which nothing is taken. */
export const originOf = (name: string): string => new Map(Object.entries(origins)).get(name) ?? ''
