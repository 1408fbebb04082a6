import { frenchEuros, frenchPercent, frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Rates of the reduction by the plan that protects the district, fractions of the works. */
export interface MalrauxRates {
  /** Approved plan de sauvegarde et de mise en valeur, or degraded district while its window is open. */
  safeguardPlan: number
  /** Approved plan de valorisation (PVAP), or works declared of public utility. */
  otherPlan: number
}

/** Rates by date of the building permit. */
export const malrauxRates: Parameter<MalrauxRates> = {
  label: 'Taux de la réduction Malraux',
  write: ({ safeguardPlan, otherPlan }) =>
    `${frenchPercent(safeguardPlan)} avec PSMV, ${frenchPercent(otherPlan)} avec PVAP`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2012-01-01',
      value: { safeguardPlan: 0.3, otherPlan: 0.22 },
      source: 'CGI art. 199 tervicies, IV',
      evidence: 'unverified',
    },
  ],
}

/** Cap of the works: euros in all over `years` calendar years, and euros a year until the permits of 2016. */
export const malrauxCap: Parameter<{ total: number; years: number; perYear: number }> = {
  label: 'Plafond des travaux Malraux',
  write: ({ total, years, perYear }) =>
    perYear < total
      ? `${frenchEuros(perYear)} par an pendant ${frenchYears(years)}`
      : `${frenchEuros(total)} sur ${frenchYears(years)}`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2009-01-01',
      value: { total: 400_000, years: 4, perYear: 100_000 },
      source: 'CGI art. 199 tervicies, II (avant 2017)',
      evidence: 'unverified',
    },
    {
      from: '2017-01-01',
      value: { total: 400_000, years: 4, perYear: 400_000 },
      source: 'CGI art. 199 tervicies, II (loi 2016-1918, art. 75)',
      evidence: 'unverified',
    },
  ],
}

/** Years during which a reduction above the tax may still be used. */
export const malrauxCarryYears: Parameter<number> = {
  label: 'Report de la réduction Malraux',
  write: (years) => (years === 0 ? 'Aucun' : frenchYears(years)),
  checkedOn: '2026-12-31',
  values: [
    { from: '2009-01-01', value: 0, source: 'CGI art. 199 tervicies (avant 2017)', evidence: 'unverified' },
    {
      from: '2017-01-01',
      value: 3,
      source: 'CGI art. 199 tervicies, IV (loi 2016-1918, art. 75)',
      evidence: 'unverified',
    },
  ],
}

/** Years during which the dwelling must be let unfurnished, from the end of the works. */
export const malrauxCommitment: Parameter<number> = {
  label: 'Engagement de location Malraux',
  write: frenchYears,
  checkedOn: '2026-12-31',
  values: [{ from: '2009-01-01', value: 9, source: 'CGI art. 199 tervicies, I', evidence: 'unverified' }],
}
