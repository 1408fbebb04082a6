import { frenchEuros, frenchNumber, frenchPercent, frenchYears } from '../value/frenchText'
import type { Zone } from '../configuration'
import type { IsoDate } from '../value/calendar'
import type { DatedValue, Parameter } from './parameter'

/** What a zero-rate loan finances. */
export type PtzOperation = 'new_collective' | 'new_individual' | 'old_with_works' | 'social_sale'

/** Columns of the tables of the zero-rate loan: zone A bis is in A. */
export type PtzZone = 'A' | 'B1' | 'B2' | 'C'

/** One figure for 1, 2, 3… occupants, the last one for more. */
type ByOccupants = readonly number[]

/** One figure for each slice of income, from the lowest. */
type BySlice<T> = readonly [T, T, T, T]

type Source = Pick<DatedValue<unknown>, 'from' | 'source' | 'evidence'>

/**
 * Loan offers issued between these dates, both included, follow the rules below (CGI art. 244 quater U; CCH art.
 * L31-10-2 and followings).
 */
export const ptzWindow: { first: IsoDate; last: IsoDate } = { first: '2024-04-01', last: '2027-12-31' }

const CHECKED_ON = '2026-11-20'
const SCALE: Source = {
  from: ptzWindow.first,
  source: 'CCH art. D31-10-1 et suivants\u202f; service-public.fr F10871',
  evidence: 'secondary',
}

/** Highest income of the occupants, euros a year. */
export const ptzIncomeCeilings: Parameter<Readonly<Record<PtzZone, ByOccupants>>> = {
  label: 'Plafonds de revenus du PTZ',
  write: tableText,
  checkedOn: CHECKED_ON,
  values: [
    {
      ...SCALE,
      value: {
        A: [49_000, 73_500, 88_200, 102_900, 117_600, 132_300, 147_000, 161_700],
        B1: [34_500, 51_750, 62_100, 72_450, 82_800, 93_150, 103_500, 113_850],
        B2: [31_500, 47_250, 56_700, 66_150, 75_600, 85_050, 94_500, 103_950],
        C: [28_500, 42_750, 51_300, 59_850, 68_400, 76_950, 85_500, 94_050],
      },
    },
  ],
}

/** Highest income for one occupant of each slice, euros a year, bound included. */
export const ptzSlices: Parameter<Readonly<Record<PtzZone, BySlice<number>>>> = {
  label: 'Tranches de revenus du PTZ',
  write: tableText,
  checkedOn: CHECKED_ON,
  values: [
    {
      ...SCALE,
      value: {
        A: [25_000, 31_000, 37_000, 49_000],
        B1: [21_500, 26_000, 30_000, 34_500],
        B2: [18_000, 22_500, 27_000, 31_500],
        C: [15_000, 19_500, 24_000, 28_500],
      },
    },
  ],
}

/** What the income is divided by to find its slice; sources agree on 2.4 from five occupants without the text of the decree. */
export const ptzFamilyCoefficients: Parameter<ByOccupants> = {
  label: 'Coefficients familiaux du PTZ',
  write: (coefficients) => coefficients.map((coefficient) => frenchNumber(coefficient)).join('\u202f; '),
  checkedOn: CHECKED_ON,
  values: [{ ...SCALE, value: [1, 1.5, 1.8, 2.1, 2.4] }],
}

/** Highest cost that counts, euros. */
export const ptzCostCaps: Parameter<Readonly<Record<PtzZone, ByOccupants>>> = {
  label: 'Plafonds d’opération du PTZ',
  write: tableText,
  checkedOn: CHECKED_ON,
  values: [
    {
      ...SCALE,
      value: {
        A: [150_000, 225_000, 270_000, 315_000, 360_000],
        B1: [135_000, 202_500, 243_000, 283_500, 324_000],
        B2: [110_000, 165_000, 198_000, 231_000, 264_000],
        C: [100_000, 150_000, 180_000, 210_000, 240_000],
      },
    },
  ],
}

const COLLECTIVE: BySlice<number> = [0.5, 0.4, 0.4, 0.2]
const SOCIAL_SALE: BySlice<number> = [0.2, 0.2, 0.2, 0.2]
const EVERY_ZONE: readonly Zone[] = ['Abis', 'A', 'B1', 'B2', 'C']
const TENSE_ZONES: readonly Zone[] = ['Abis', 'A', 'B1']
const RELAXED_ZONES: readonly Zone[] = ['B2', 'C']

/** Where an operation is open, and the share of the cost that is lent in each slice. */
export interface PtzOpening {
  zones: readonly Zone[]
  shares: BySlice<number>
}

/** Operations open to the loan, by date of the offer: houses and every zone since April 2025. */
export const ptzOpenings: Parameter<Partial<Readonly<Record<PtzOperation, PtzOpening>>>> = {
  label: 'Opérations et quotités du PTZ',
  write: (openings) =>
    Object.values(openings)
      .map(({ zones, shares }) => `zones ${zones.join(', ')}\u00a0: ${shares.map(frenchPercent).join(', ')}`)
      .join('\u202f; '),
  checkedOn: CHECKED_ON,
  values: [
    {
      from: ptzWindow.first,
      source: 'CCH art. L31-10-2 et D31-10-9, rédaction d’avril 2024',
      evidence: 'secondary',
      value: {
        new_collective: { zones: TENSE_ZONES, shares: COLLECTIVE },
        old_with_works: { zones: RELAXED_ZONES, shares: COLLECTIVE },
        social_sale: { zones: EVERY_ZONE, shares: SOCIAL_SALE },
      },
    },
    {
      from: '2025-04-01',
      source: 'Loi 2025-127, art. 90\u202f; décret 2025-299 du 29 mars 2025',
      evidence: 'secondary',
      value: {
        new_collective: { zones: EVERY_ZONE, shares: COLLECTIVE },
        new_individual: { zones: EVERY_ZONE, shares: [0.3, 0.2, 0.2, 0.1] },
        old_with_works: { zones: RELAXED_ZONES, shares: COLLECTIVE },
        social_sale: { zones: EVERY_ZONE, shares: SOCIAL_SALE },
      },
    },
  ],
}

/** How long nothing is paid back, then how long the loan is paid back, years. */
interface PtzTerms {
  deferral: number
  repayment: number
}

/** Terms of each slice. */
export const ptzTerms: Parameter<BySlice<PtzTerms>> = {
  label: 'Durées du PTZ',
  write: (terms) =>
    terms.map(({ deferral, repayment }) => `${frenchYears(deferral)} puis ${frenchYears(repayment)}`).join('\u202f; '),
  checkedOn: CHECKED_ON,
  values: [
    {
      ...SCALE,
      value: [
        { deferral: 10, repayment: 15 },
        { deferral: 8, repayment: 12 },
        { deferral: 2, repayment: 13 },
        { deferral: 0, repayment: 10 },
      ],
    },
  ],
}

/** Smaller rules of the loan. */
export const ptzConditions: Parameter<{
  /** The income counts for at least the cost divided by this. */
  incomeFloorDivisor: number
  /** Least share of works in the cost of an old home. */
  leastWorksShare: number
  /** How many times the other loans the zero-rate loan may be, in the first slice and in the others. */
  timesOtherLoans: { first: number; others: number }
}> = {
  label: 'Conditions du PTZ',
  write: ({ incomeFloorDivisor, leastWorksShare, timesOtherLoans }) =>
    `revenu au moins égal au coût ÷ ${incomeFloorDivisor}\u202f; ` +
    `travaux d’au moins ${frenchPercent(leastWorksShare)} du coût\u202f; ` +
    `au plus ${frenchNumber(timesOtherLoans.first)} fois les autres prêts en tranche 1, ` +
    `${frenchNumber(timesOtherLoans.others)} fois ensuite`,
  checkedOn: CHECKED_ON,
  values: [
    { ...SCALE, value: { incomeFloorDivisor: 9, leastWorksShare: 0.25, timesOtherLoans: { first: 1.25, others: 1 } } },
  ],
}

/** The column of a zone. */
export function ptzZoneOf(zone: Zone): PtzZone {
  return zone === 'Abis' ? 'A' : zone
}

function tableText(table: Readonly<Record<PtzZone, readonly number[]>>): string {
  return Object.entries(table)
    .map(([zone, figures]) => `zone ${zone}\u00a0: ${figures.map(frenchEuros).join(', ')}`)
    .join('\u202f; ')
}
