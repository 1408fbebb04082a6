import type { IsoDate } from '../value/calendar'
import { frenchPercent, frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Agreements asked for between these dates, both included, give the reduction (CGI art. 199 tricies). */
export const locAvantagesWindow: { first: IsoDate; last: IsoDate } = { first: '2022-03-01', last: '2027-12-31' }

/** Levels of rent of the agreement: intermediate, social, very social. */
export type LocLevel = 'loc1' | 'loc2' | 'loc3'

/** Share of the gross rents that the reduction gives; null where the level is not open. */
type LocRates = Readonly<Record<LocLevel, number | null>>

/** Rates of a direct letting, and of one through an approved intermediary. */
export const locAvantagesRates: Parameter<Readonly<Record<'direct' | 'intermediation', LocRates>>> = {
  label: 'Taux de la réduction Loc’Avantages',
  write: ({ direct, intermediation }) =>
    `Direct ${ratesText(direct)}\u202f; intermédiation ${ratesText(intermediation)}`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: locAvantagesWindow.first,
      value: {
        direct: { loc1: 0.15, loc2: 0.35, loc3: null },
        intermediation: { loc1: 0.2, loc2: 0.4, loc3: 0.65 },
      },
      source: 'CGI art. 199 tricies',
      evidence: 'secondary',
    },
  ],
}

/** Length of the agreement with the Anah, years. */
export const locAvantagesYears: Parameter<number> = {
  label: 'Convention Loc’Avantages avec l’Anah',
  write: frenchYears,
  checkedOn: '2026-12-31',
  values: [{ from: locAvantagesWindow.first, value: 6, source: 'CGI art. 199 tricies', evidence: 'secondary' }],
}

function ratesText(rates: LocRates): string {
  return Object.entries(rates)
    .flatMap(([level, rate]) => (rate === null ? [] : [`${level} ${frenchPercent(rate)}`]))
    .join(', ')
}
