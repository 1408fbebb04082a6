import { frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** A let monument: its whole deficit, interest included, is set against global income without any cap. */
export const monumentDeficitCap: Parameter<number> = {
  label: 'Plafond du déficit foncier d’un monument historique',
  write: (cap) => (cap === Infinity ? 'Aucun' : String(cap)),
  checkedOn: '2026-12-31',
  values: [{ from: '1995-01-01', value: Infinity, source: 'CGI art. 156, I, 3°', evidence: 'unverified' }],
}

/** Years during which the owner must keep a monument. */
export const monumentCommitment: Parameter<number> = {
  label: 'Engagement de conservation d’un monument historique',
  write: frenchYears,
  checkedOn: '2026-12-31',
  values: [{ from: '2009-01-01', value: 15, source: 'CGI art. 156 bis', evidence: 'unverified' }],
}

/** Years over which the charges wrongly deducted come back to global income, in equal parts, when the commitment is broken. */
export const monumentRecaptureYears: Parameter<number> = {
  label: 'Reprise des charges d’un monument historique',
  write: (years) => `Par fractions égales sur ${frenchYears(years)}`,
  checkedOn: '2026-12-31',
  values: [{ from: '2009-01-01', value: 3, source: 'CGI art. 156 bis, V', evidence: 'unverified' }],
}
