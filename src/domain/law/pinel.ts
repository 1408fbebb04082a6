import { frenchEuros, frenchNumber, frenchPercent, frenchYears } from '../value/frenchText'
import type { Zone } from '../configuration'
import type { IsoDate } from '../value/calendar'
import type { Evidence, Parameter } from './parameter'

/** `pinel_plus`: a dwelling in a priority district or above the quality standards. */
export type PinelType = 'pinel' | 'pinel_plus'

/** Years during which a dwelling may be committed to be let. */
export type CommitmentTerm = 6 | 9 | 12

/** Whole reduction over each term, fraction of the base. */
export type CommitmentRates = Readonly<Record<CommitmentTerm, number>>

const FULL_RATES: CommitmentRates = { 6: 0.12, 9: 0.18, 12: 0.21 }

const OVERSEAS = 'CGI art. 199 novovicies, XII et 200-0 A, 3'

/** Deeds signed between these dates, both included, may have the reduction (CGI art. 199 novovicies, I, A). */
export const pinelWindow: { first: IsoDate; last: IsoDate } = { first: '2014-09-01', last: '2024-12-31' }

/** Rates by date of the deed, metropolitan France. */
export const pinelRates: Parameter<CommitmentRates> = {
  label: 'Taux de la réduction Pinel',
  write: ratesText,
  checkedOn: pinelWindow.last,
  values: [
    { from: pinelWindow.first, value: FULL_RATES, source: 'CGI art. 199 novovicies, VI', evidence: 'official' },
    {
      from: '2023-01-01',
      value: { 6: 0.105, 9: 0.15, 12: 0.175 },
      source: 'CGI art. 199 novovicies, VI',
      evidence: 'secondary',
    },
    {
      from: '2024-01-01',
      value: { 6: 0.09, 9: 0.12, 12: 0.14 },
      source: 'CGI art. 199 novovicies, VI',
      evidence: 'secondary',
    },
  ],
}

/** Rates of dwellings in a priority district or above the quality standards, which kept the first ones. */
export const pinelPlusRates: Parameter<CommitmentRates> = {
  label: 'Taux de la réduction Pinel+',
  write: ratesText,
  checkedOn: pinelWindow.last,
  values: [
    {
      from: pinelWindow.first,
      value: FULL_RATES,
      source: 'CGI art. 199 novovicies, VI\u202f; décret 2022-384',
      evidence: 'secondary',
    },
  ],
}

const FULL_OVERSEAS_RATES: CommitmentRates = { 6: 0.23, 9: 0.29, 12: 0.32 }

/** Rates by date of the deed overseas, under the cap raised for overseas investments. */
export const overseasPinelRates: Parameter<CommitmentRates> = {
  label: 'Taux de la réduction Pinel outre-mer',
  write: ratesText,
  checkedOn: pinelWindow.last,
  values: [
    { from: pinelWindow.first, value: FULL_OVERSEAS_RATES, source: OVERSEAS, evidence: 'secondary' },
    { from: '2023-01-01', value: { 6: 0.215, 9: 0.26, 12: 0.285 }, source: OVERSEAS, evidence: 'secondary' },
    { from: '2024-01-01', value: { 6: 0.2, 9: 0.23, 12: 0.25 }, source: OVERSEAS, evidence: 'secondary' },
  ],
}

/** The same in a priority district or above the quality standards. */
export const overseasPinelPlusRates: Parameter<CommitmentRates> = {
  label: 'Taux de la réduction Pinel+ outre-mer',
  write: ratesText,
  checkedOn: pinelWindow.last,
  values: [
    {
      from: pinelWindow.first,
      value: FULL_OVERSEAS_RATES,
      source: `${OVERSEAS}\u202f; décret 2022-384`,
      evidence: 'secondary',
    },
  ],
}

/** Caps of the base: euros a taxpayer and a year, euros a m² of living area. */
export const pinelBaseCaps: Parameter<{ total: number; perSquareMeter: number }> = {
  label: 'Plafonds de la base Pinel',
  write: ({ total, perSquareMeter }) => `${frenchEuros(total)}, ${frenchEuros(perSquareMeter)} par m²`,
  checkedOn: pinelWindow.last,
  values: [
    {
      from: pinelWindow.first,
      value: { total: 300_000, perSquareMeter: 5_500 },
      source: 'CGI art. 199 novovicies, V\u202f; annexe III, art. 46 AZA octies B',
      evidence: 'official',
    },
  ],
}

/** Last date on which a deed in zone B2 or C could have the reduction, apart from dwellings with a local agreement. */
export const lastDeedOutsideTenseZones: IsoDate = '2018-12-31'

/** Coefficient of the rent ceiling: constant + divisor ÷ area, at most `maximum`. */
export const rentCoefficient: Parameter<{ constant: number; divisor: number; maximum: number }> = {
  label: 'Coefficient de surface du loyer plafonné',
  write: ({ constant, divisor, maximum }) =>
    `${frenchNumber(constant)} + ${frenchNumber(divisor)} ÷ surface, au plus ${frenchNumber(maximum)}`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2013-01-01',
      value: { constant: 0.7, divisor: 19, maximum: 1.2 },
      source: 'CGI annexe III, art. 2 terdecies D\u202f; BOI-IR-RICI-360-20-30 § 130',
      evidence: 'official',
    },
  ],
}

const DECREE = 'CGI annexe III, art. 2 terdecies D'

/** Rent ceilings by year of the lease, euros a month and a m², without service charges. */
export const rentCeilings: Parameter<Readonly<Record<Zone, number>>> = {
  label: 'Plafond de loyer au m²',
  write: (ceilings) =>
    Object.entries(ceilings)
      .map(([zone, ceiling]) => `zone ${zone} ${frenchEuros(ceiling)}`)
      .join('\u202f; '),
  checkedOn: '2026-12-31',
  values: [
    ceilings(2013, [16.52, 12.27, 9.88, 8.59]),
    ceilings(2014, [16.72, 12.42, 10, 8.69]),
    ceilings(2015, [16.82, 12.49, 10.06, 8.74]),
    ceilings(2016, [16.83, 12.5, 10.07, 8.75]),
    ceilings(2017, [16.83, 12.5, 10.07, 8.75]),
    ceilings(2018, [16.96, 12.59, 10.15, 8.82]),
    ceilings(2019, [17.17, 12.75, 10.28, 8.93]),
    ceilings(2020, [17.43, 12.95, 10.44, 9.07]),
    ceilings(2021, [17.55, 13.04, 10.51, 9.13]),
    ceilings(2022, [17.62, 13.09, 10.55, 9.17]),
    ceilings(2023, [18.25, 13.56, 10.93, 9.5], 'unverified'),
    ceilings(2024, [18.89, 14.03, 11.31, 9.83]),
    ceilings(2025, [19.51, 14.49, 11.68, 10.15]),
    ceilings(2026, [19.71, 14.64, 11.8, 10.26], 'unverified'),
  ],
}

/** Zones B2 and C share one ceiling. */
function ceilings(
  year: number,
  [abis, a, b1, b2]: readonly [number, number, number, number],
  evidence: Evidence = 'official',
) {
  return { from: `${year}-01-01`, value: { Abis: abis, A: a, B1: b1, B2: b2, C: b2 }, source: DECREE, evidence }
}

/** Rates by term, in French. */
export function ratesText(rates: CommitmentRates): string {
  return ([6, 9, 12] as const).map((term) => `${frenchYears(term)} ${frenchPercent(rates[term])}`).join('\u202f; ')
}

/** Rent ceilings of the overseas departments by year of the lease, euros a month and a m². */
export const overseasRentCeilings: Parameter<number> = {
  label: 'Plafond de loyer au m² dans les départements d’outre-mer',
  write: frenchEuros,
  checkedOn: '2026-12-31',
  values: [
    { from: '2019-01-01', value: 10.37, source: `${DECREE} (2019)`, evidence: 'secondary' },
    { from: '2025-01-01', value: 12.02, source: `${DECREE} (2025)`, evidence: 'official' },
    { from: '2026-01-01', value: 12.21, source: 'BOI-BAREME-000017 (2026)', evidence: 'secondary' },
  ],
}
