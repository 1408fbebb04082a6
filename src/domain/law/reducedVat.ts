import { frenchEuros, frenchNumber, frenchPercent, frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Areas of the income ceilings of social housing (arrêté of 29 July 1987, annex II). */
export type SocialHousingArea = 'paris' | 'ile_de_france' | 'regions'

/** VAT of a new home, fractions. */
export const newHomeVat: Parameter<{ normal: number; reduced: number }> = {
  label: 'Taux de TVA d’un logement neuf',
  write: ({ normal, reduced }) => `${frenchPercent(normal)}, réduit à ${frenchPercent(reduced)}`,
  checkedOn: '2026-11-20',
  values: [
    {
      from: '2014-01-01',
      value: { normal: 0.2, reduced: 0.055 },
      source: 'CGI art. 278 et 278 sexies, III',
      evidence: 'official',
    },
  ],
}

/** Highest income of buyers in a priority district, euros a year, for 1, 2, 3… occupants; the last one known counts for more. */
export const reducedVatIncomes: Parameter<Readonly<Record<SocialHousingArea, readonly number[]>>> = {
  label: 'Plafonds de revenus de la TVA à 5,5\u202f%',
  write: (table) =>
    Object.values(table)
      .map((ceilings) => ceilings.map(frenchEuros).join(', '))
      .join('\u202f; '),
  checkedOn: '2021-12-31',
  values: [
    {
      from: '2021-01-01',
      value: {
        paris: [34_800, 52_009, 68_177, 81_400, 96_849, 108_980],
        ile_de_france: [34_800, 52_009, 62_519, 74_887, 88_651],
        regions: [30_254, 40_401, 48_586, 58_655, 69_001],
      },
      source: 'CGI art. 278 sexies, III\u202f; CCH art. L411-2\u202f; barème BOFiP 2021 (plafonds PLS + 11\u202f%)',
      evidence: 'secondary',
    },
  ],
}

/** What is paid back when the home is sold or let: the difference of VAT, less a share for each full year held. */
export const reducedVatClawback: Parameter<{ years: number; yearlyShare: number }> = {
  label: 'Reprise de la TVA à 5,5\u202f%',
  write: ({ years, yearlyShare }) => `${frenchYears(years)}, ${frenchNumber(yearlyShare * 100)}\u202f% de moins par an`,
  checkedOn: '2026-11-20',
  values: [
    { from: '2014-01-01', value: { years: 10, yearlyShare: 0.1 }, source: 'CGI art. 284, II', evidence: 'unverified' },
  ],
}

/** Municipalities that touch Paris, and Paris (arrêté of 29 July 1987, annex I): INSEE codes. */
export const parisAndNeighbours: ReadonlySet<string> = new Set([
  '75056',
  '92012',
  '92024',
  '92040',
  '92044',
  '92046',
  '92049',
  '92051',
  '92062',
  '92064',
  '92073',
  '92075',
  '93001',
  '93006',
  '93045',
  '93048',
  '93055',
  '93061',
  '93066',
  '93070',
  '94018',
  '94033',
  '94037',
  '94041',
  '94042',
  '94043',
  '94052',
  '94067',
  '94069',
  '94080',
])

/** Departments of Île-de-France. */
export const ileDeFrance: ReadonlySet<string> = new Set(['75', '77', '78', '91', '92', '93', '94', '95'])
