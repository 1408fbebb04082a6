import { frenchEuros, frenchNumber, frenchPercent, frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Highest yearly receipts of the micro regime for ordinary furnished letting, euros. */
export const microCeiling: Parameter<number> = {
  label: 'Plafond de recettes du micro-BIC',
  write: frenchEuros,
  checkedOn: '2026-12-31',
  values: [
    { from: '2011-01-01', value: 32_600, source: 'CGI art. 50-0 (loi 2011-1977)', evidence: 'official' },
    { from: '2013-01-01', value: 32_900, source: 'CGI art. 50-0 (loi 2013-1278)', evidence: 'official' },
    { from: '2017-01-01', value: 70_000, source: 'CGI art. 50-0 (loi 2017-1837, art. 22)', evidence: 'official' },
    { from: '2020-01-01', value: 72_600, source: 'CGI art. 50-0 (décret 2020-897, art. 1)', evidence: 'secondary' },
    { from: '2023-01-01', value: 77_700, source: 'CGI art. 50-0 (décret 2023-422, art. 1)', evidence: 'secondary' },
    { from: '2026-01-01', value: 83_600, source: 'CGI art. 50-0 (décret 2026-562, art. 2)', evidence: 'secondary' },
  ],
}

/** Flat allowance of the micro regime: a share of the receipts, at least `minimum` euros. */
export const microAllowance: Parameter<{ rate: number; minimum: number }> = {
  label: 'Abattement du micro-BIC',
  write: ({ rate, minimum }) => `${frenchPercent(rate)}, au moins ${frenchEuros(minimum)}`,
  checkedOn: '2025-12-31',
  values: [
    { from: '2011-01-01', value: { rate: 0.5, minimum: 305 }, source: 'CGI art. 50-0, 1', evidence: 'official' },
  ],
}

/** Micro regime of a furnished tourist let. Euros of receipts, fraction taken off. */
interface TourismMicro {
  ceiling: number
  allowance: number
}

/** Classified tourist lets and bed and breakfasts: like sales until the income of 2024 (loi 2024-1039, art. 7). */
export const classifiedTourismMicro: Parameter<TourismMicro> = {
  label: 'Micro-BIC des meublés de tourisme classés',
  write: tourismText,
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2011-01-01',
      value: { ceiling: 81_500, allowance: 0.71 },
      source: 'CGI art. 50-0 (loi 2011-1977)',
      evidence: 'official',
    },
    {
      from: '2013-01-01',
      value: { ceiling: 82_200, allowance: 0.71 },
      source: 'CGI art. 50-0 (loi 2013-1278)',
      evidence: 'official',
    },
    {
      from: '2017-01-01',
      value: { ceiling: 170_000, allowance: 0.71 },
      source: 'CGI art. 50-0 (loi 2017-1837, art. 22)',
      evidence: 'official',
    },
    {
      from: '2020-01-01',
      value: { ceiling: 176_200, allowance: 0.71 },
      source: 'CGI art. 50-0 (décret 2020-897, art. 1)',
      evidence: 'secondary',
    },
    {
      from: '2023-01-01',
      value: { ceiling: 188_700, allowance: 0.71 },
      source: 'CGI art. 50-0 (décret 2023-422, art. 1)',
      evidence: 'secondary',
    },
    {
      from: '2025-01-01',
      value: { ceiling: 77_700, allowance: 0.5 },
      source: 'CGI art. 50-0 (loi 2024-1039, art. 7)',
      evidence: 'secondary',
    },
    {
      from: '2026-01-01',
      value: { ceiling: 83_600, allowance: 0.5 },
      source: 'CGI art. 50-0 (décret 2026-562, art. 2)',
      evidence: 'secondary',
    },
  ],
}

/** Other tourist lets: like ordinary furnished letting until the income of 2024 (loi 2024-1039, art. 7). */
export const unclassifiedTourismMicro: Parameter<TourismMicro> = {
  label: 'Micro-BIC des meublés de tourisme non classés',
  write: tourismText,
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2011-01-01',
      value: { ceiling: 32_600, allowance: 0.5 },
      source: 'CGI art. 50-0 (loi 2011-1977)',
      evidence: 'official',
    },
    {
      from: '2013-01-01',
      value: { ceiling: 32_900, allowance: 0.5 },
      source: 'CGI art. 50-0 (loi 2013-1278)',
      evidence: 'official',
    },
    {
      from: '2017-01-01',
      value: { ceiling: 70_000, allowance: 0.5 },
      source: 'CGI art. 50-0 (loi 2017-1837, art. 22)',
      evidence: 'official',
    },
    {
      from: '2020-01-01',
      value: { ceiling: 72_600, allowance: 0.5 },
      source: 'CGI art. 50-0 (décret 2020-897, art. 1)',
      evidence: 'secondary',
    },
    {
      from: '2023-01-01',
      value: { ceiling: 77_700, allowance: 0.5 },
      source: 'CGI art. 50-0 (décret 2023-422, art. 1)',
      evidence: 'secondary',
    },
    {
      from: '2025-01-01',
      value: { ceiling: 15_000, allowance: 0.3 },
      source: 'CGI art. 50-0 (loi 2024-1039, art. 7)',
      evidence: 'secondary',
    },
  ],
}

/** What multiplies actual profits declared without an approved accounting centre (CGI art. 158, 7). */
export const approvedCentreCoefficient: Parameter<number> = {
  label: 'Majoration sans organisme de gestion agréé',
  write: (coefficient) => frenchNumber(coefficient),
  checkedOn: '2025-12-31',
  values: [
    { from: '2006-01-01', value: 1.25, source: 'CGI art. 158, 7', evidence: 'official' },
    { from: '2020-01-01', value: 1.2, source: 'CGI art. 158, 7 (loi 2020-1721)', evidence: 'secondary' },
    { from: '2021-01-01', value: 1.15, source: 'CGI art. 158, 7 (loi 2020-1721)', evidence: 'secondary' },
    { from: '2022-01-01', value: 1.1, source: 'CGI art. 158, 7 (loi 2020-1721)', evidence: 'secondary' },
    { from: '2023-01-01', value: 1, source: 'CGI art. 158, 7 (abrogé)', evidence: 'secondary' },
  ],
}

/** Years during which a deficit of non-professional furnished letting may be used on the same income. */
export const furnishedDeficitLifetime: Parameter<number> = {
  label: 'Report des déficits de location meublée',
  write: frenchYears,
  checkedOn: '2025-12-31',
  values: [{ from: '2006-01-01', value: 10, source: 'CGI art. 156, I, 1° ter', evidence: 'official' }],
}

/** Years for which the choice of the actual regime of business profits holds; it then goes on from year to year. */
export const actualBusinessRegimeYears: Parameter<number> = {
  label: 'Option pour le régime réel des BIC',
  write: (years) => `${frenchYears(years)}, reconduite tacitement`,
  checkedOn: '2025-12-31',
  values: [
    { from: '1999-01-01', value: 2, source: 'CGI art. 50-0, 4', evidence: 'unverified' },
    { from: '2016-01-01', value: 1, source: 'CGI art. 50-0, 4 (loi 2016-1691, art. 124)', evidence: 'secondary' },
  ],
}

/** Receipts above which a landlord whose earned income is lower becomes professional, euros a year. */
export const professionalThreshold: Parameter<number> = {
  label: 'Seuil du loueur en meublé professionnel',
  write: frenchEuros,
  checkedOn: '2025-12-31',
  values: [{ from: '2009-01-01', value: 23_000, source: 'CGI art. 155, IV', evidence: 'official' }],
}

/** A component of a building: its share of the price without land, and its life in years. */
interface BuildingComponent {
  label: string
  share: number
  lifeYears: number
}

/** How accountants depreciate an investment building: a practice, the law only asks for components (CGI annexe II, art. 15 bis). */
export const buildingDepreciation: Parameter<{ landShare: number; components: readonly BuildingComponent[] }> = {
  label: 'Amortissement par composants',
  write: ({ landShare, components }) =>
    [`Terrain ${frenchPercent(landShare)}`, ...components.map(componentText)].join('\u202f; '),
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2005-01-01',
      value: {
        landShare: 0.15,
        components: [
          { label: 'Structure', share: 0.7, lifeYears: 40 },
          { label: 'Toiture', share: 0.1, lifeYears: 25 },
          { label: 'Installations électriques', share: 0.05, lifeYears: 25 },
          { label: 'Étanchéité', share: 0.05, lifeYears: 15 },
          { label: 'Ascenseurs', share: 0.02, lifeYears: 15 },
          { label: 'Agencements intérieurs', share: 0.08, lifeYears: 15 },
        ],
      },
      source: 'BOI-BIC-AMT-10-40\u202f; usage comptable',
      evidence: 'unverified',
    },
  ],
}

/** Usual lives of furniture and of works, years: a practice. */
export const equipmentLives: Parameter<{ furniture: number; works: number }> = {
  label: 'Durées d’amortissement du mobilier et des travaux',
  write: ({ furniture, works }) => `Mobilier ${frenchYears(furniture)}, travaux ${frenchYears(works)}`,
  checkedOn: '2025-12-31',
  values: [
    { from: '2005-01-01', value: { furniture: 7, works: 15 }, source: 'Usage comptable', evidence: 'unverified' },
  ],
}

function componentText({ label, share, lifeYears }: BuildingComponent): string {
  return `${label} ${frenchPercent(share)} sur ${frenchYears(lifeYears)}`
}

function tourismText({ ceiling, allowance }: TourismMicro): string {
  return `Abattement de ${frenchPercent(allowance)} jusqu’à ${frenchEuros(ceiling)} de recettes`
}
