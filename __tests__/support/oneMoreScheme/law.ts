import type { Parameter } from '../../../src/domain/law/parameter'
import { frenchPercent } from '../../../src/domain/value/frenchText'

/** Reduction of a year of trial lease, fraction of the price. No law says it. */
export const trialLeaseRate: Parameter<number> = {
  label: 'Réduction du bail d’essai',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2020-01-01', value: 0.01, source: 'Texte imaginé', evidence: 'official' }],
}

export const trialLeaseWindow = { first: '2020-01-01', last: '2030-12-31' }
