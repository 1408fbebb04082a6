import { frenchEuros } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Receipts of short tourist lets from which their owner owes social contributions, euros a year. */
export const tourismContributionsThreshold: Parameter<number> = {
  label: 'Seuil d’affiliation sociale de la location de courte durée',
  write: frenchEuros,
  checkedOn: '2026-06-30',
  values: [{ from: '2017-01-01', value: 23_000, source: 'CSS art. L611-1, 6°', evidence: 'official' }],
}
