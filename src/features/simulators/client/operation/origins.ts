import type { AssumedValues } from '#features/clientFile/contract/solution'

/** Of a value to begin with. */
export const EXAMPLE = 'exemple, à remplacer'

/** Where the value that stands for an empty answer comes from, in the words of a client file. */
export const origins: Readonly<Record<keyof AssumedValues, string>> = {
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
