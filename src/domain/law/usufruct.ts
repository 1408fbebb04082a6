import { frenchPercent, frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Share of the full value that a life usufruct is, for holders younger than `under` years; the last line has no limit. */
type LifeUsufructScale = readonly { under: number; share: number }[]

/** Value of a usufruct for the transfer duties. Prices between parties are free. */
export const usufructScale: Parameter<{ life: LifeUsufructScale; perTenYears: number }> = {
  label: 'Barème fiscal de l’usufruit',
  write: ({ perTenYears }) =>
    `${frenchPercent(perTenYears)} par période de dix ans commencée, dans la limite de l’usufruit viager`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2004-01-01',
      value: {
        life: [
          { under: 21, share: 0.9 },
          { under: 31, share: 0.8 },
          { under: 41, share: 0.7 },
          { under: 51, share: 0.6 },
          { under: 61, share: 0.5 },
          { under: 71, share: 0.4 },
          { under: 81, share: 0.3 },
          { under: 91, share: 0.2 },
          { under: Infinity, share: 0.1 },
        ],
        perTenYears: 0.23,
      },
      source: 'CGI art. 669',
      evidence: 'official',
    },
  ],
}

/** Shortest usufruct agreed with a social landlord, years. */
export const socialUsufructYears: Parameter<number> = {
  label: 'Durée minimale de l’usufruit locatif social',
  write: frenchYears,
  checkedOn: '2026-12-31',
  values: [{ from: '2006-07-16', value: 15, source: 'CCH art. L253-1', evidence: 'official' }],
}

/** Share of the full price that programmes ask for the bare ownership: a practice, for 15 to 20 years. */
export const usualBareOwnershipShare: Parameter<number> = {
  label: 'Part usuelle de la nue-propriété dans le prix',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2006-07-16', value: 0.6, source: 'Usage des programmes (55 à 65\u202f%)', evidence: 'unverified' }],
}

/** Whether the interest paid by a bare owner is deducted from his other rents when the usufruct is a social landlord's (1), or not (0). */
export const bareOwnerInterest: Parameter<0 | 1> = {
  label: 'Intérêts du nu-propriétaire, usufruit locatif social',
  write: (deducted) => (deducted === 1 ? 'Déduits des autres revenus fonciers' : 'Non déduits'),
  checkedOn: '2026-12-31',
  values: [{ from: '2006-07-16', value: 1, source: 'CGI art. 31\u202f; BOI-RFPI-BASE-20-80', evidence: 'unverified' }],
}
