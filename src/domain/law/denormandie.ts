import { frenchPercent } from '../value/frenchText'
import type { IsoDate } from '../value/calendar'
import type { Parameter } from './parameter'
import { type CommitmentRates, ratesText } from './pinel'

/** Deeds signed between these dates, both included, may have the reduction (CGI art. 199 novovicies, I, B, 5°). */
export const denormandieWindow: { first: IsoDate; last: IsoDate } = { first: '2019-01-01', last: '2027-12-31' }

/** Rates by date of the deed, metropolitan France: those of Pinel were lowered in 2023 and 2024, these were not. */
export const denormandieRates: Parameter<CommitmentRates> = {
  label: 'Taux de la réduction Denormandie',
  write: ratesText,
  checkedOn: '2026-12-31',
  values: [
    {
      from: denormandieWindow.first,
      value: { 6: 0.12, 9: 0.18, 12: 0.21 },
      source: 'CGI art. 199 novovicies, VI',
      evidence: 'secondary',
    },
  ],
}

/** Rates overseas by date of the deed, under the cap raised for overseas investments. */
export const overseasDenormandieRates: Parameter<CommitmentRates> = {
  label: 'Taux de la réduction Denormandie outre-mer',
  write: ratesText,
  checkedOn: '2026-12-31',
  values: [
    {
      from: denormandieWindow.first,
      value: { 6: 0.23, 9: 0.29, 12: 0.32 },
      source: 'CGI art. 199 novovicies, XII et 200-0 A, 3',
      evidence: 'secondary',
    },
  ],
}

/** Smallest share of the whole cost (purchase, fees, works) that the works must be. */
export const denormandieWorksShare: Parameter<number> = {
  label: 'Part minimale des travaux Denormandie',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [
    {
      from: denormandieWindow.first,
      value: 0.25,
      source: 'CGI art. 199 novovicies, I, B, 5°\u202f; BOI-IR-RICI-365-20 § 10',
      evidence: 'secondary',
    },
  ],
}
