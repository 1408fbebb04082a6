import type { SolutionConfiguration } from '#domain'
import type { Variation } from '#client/engine'
import { type SimulationAnswer } from '#features/simulation/client'

/** A change of the operation that a household or its adviser can decide. */
export interface Change {
  readonly words: string
  readonly variation: Variation
}

const LONGEST_LOAN_YEARS = 30

/** The changes that are tried on a figure; those that the operation does not allow are left out. */
export function changesOf(
  configuration: SolutionConfiguration,
  { monthly_report }: SimulationAnswer['data'],
): Change[] {
  const { contribution, property_price, loan_duration, loan_rate, insurance_rate, renovation_price = 0 } = configuration
  const rent = monthly_report.monthly_income.rental_income
  const change = (isPossible: boolean, words: string, changed: Partial<SolutionConfiguration>): Change[] =>
    isPossible ? [{ words, variation: { configuration: changed } }] : []
  const isLent = loan_duration > 0
  return [
    ...change(true, '+1\u202f000\u00a0€ d’apport', { contribution: contribution + 1_000 }),
    ...change(property_price > 1_000, '\u22121\u202f000\u00a0€ sur le prix', {
      property_price: property_price - 1_000,
    }),
    ...change(renovation_price > 1_000, '\u22121\u202f000\u00a0€ de travaux', {
      renovation_price: renovation_price - 1_000,
    }),
    ...change(rent > 0, '+10\u00a0€ de loyer par mois', { suggested_rent: rent + 10 }),
    ...change(isLent && loan_duration < LONGEST_LOAN_YEARS, '+1\u00a0an de prêt', { loan_duration: loan_duration + 1 }),
    ...change(isLent && loan_rate > 0.001, '\u22120,10\u00a0point de taux', { loan_rate: loan_rate - 0.001 }),
    ...change(isLent && insurance_rate > 0.0005, '\u22120,05\u00a0point d’assurance', {
      insurance_rate: insurance_rate - 0.0005,
    }),
  ]
}
