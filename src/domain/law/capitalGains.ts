import type { ResidenceType } from '../configuration'
import { frenchEuros, frenchPercent, frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Rate of income tax on a private real-estate gain. */
export const gainTaxRate: Parameter<number> = {
  label: 'Taux d’impôt sur la plus-value immobilière',
  write: frenchPercent,
  checkedOn: '2025-12-31',
  values: [{ from: '2011-01-01', value: 0.19, source: 'CGI art. 200 B', evidence: 'official' }],
}

/** Share of the gain taken off for each full year held, from the year `from` to the year before the next slice. */
export interface HoldingAllowance {
  from: number
  rate: number
}

/** Exempt after 15 years. */
const TEN_PERCENT_A_YEAR: readonly HoldingAllowance[] = [
  { from: 6, rate: 0.1 },
  { from: 16, rate: 0 },
]

/** Exempt after 30 years. */
const THIRTY_YEARS: readonly HoldingAllowance[] = [
  { from: 6, rate: 0.02 },
  { from: 18, rate: 0.04 },
  { from: 25, rate: 0.08 },
  { from: 31, rate: 0 },
]

/** Allowances by years held, for income tax (nothing left at 22 years) and for social levies (at 30). */
export const holdingAllowances: Parameter<{ tax: readonly HoldingAllowance[]; levies: readonly HoldingAllowance[] }> = {
  label: 'Abattements pour durée de détention',
  write: () => 'Exonération à 22 ans (impôt) et à 30 ans (prélèvements sociaux)',
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2004-01-01',
      value: { tax: TEN_PERCENT_A_YEAR, levies: TEN_PERCENT_A_YEAR },
      source: 'CGI art. 150 VC (loi 2003-1311)',
      evidence: 'official',
    },
    {
      from: '2012-02-01',
      value: { tax: THIRTY_YEARS, levies: THIRTY_YEARS },
      source: 'CGI art. 150 VC (loi 2011-1117, art. 1)',
      evidence: 'official',
    },
    {
      from: '2013-09-01',
      value: {
        tax: [
          { from: 6, rate: 0.06 },
          { from: 22, rate: 0.04 },
          { from: 23, rate: 0 },
        ],
        levies: [
          { from: 6, rate: 0.0165 },
          { from: 22, rate: 0.016 },
          { from: 23, rate: 0.09 },
          { from: 31, rate: 0 },
        ],
      },
      source: 'CGI art. 150 VC',
      evidence: 'official',
    },
  ],
}

/** A sale up to this price is exempt, euros. */
export const exemptSalePrice: Parameter<number> = {
  label: 'Exonération des cessions de faible prix',
  write: frenchEuros,
  checkedOn: '2025-12-31',
  values: [{ from: '2004-01-01', value: 15_000, source: 'CGI art. 150 U, II, 6°', evidence: 'official' }],
}

/** Flat shares of the purchase price that are added to it: fees, and works once the property was held for more than some years. */
export interface PurchaseUplift {
  fees: number
  works: number
  worksAfterYears: number
}

/** Flat amounts added to the purchase price of a built property. */
export const purchaseUplift: Parameter<PurchaseUplift> = {
  label: 'Forfaits de frais et de travaux',
  write: ({ fees, works, worksAfterYears }) =>
    `Frais ${frenchPercent(fees)}, travaux ${frenchPercent(works)} au-delà de ${frenchYears(worksAfterYears)}`,
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2004-01-01',
      value: { fees: 0.075, works: 0.15, worksAfterYears: 5 },
      source: 'CGI art. 150 VB, II, 3° et 4°',
      evidence: 'official',
    },
  ],
}

/** From this date deducted depreciation lowers the purchase price of a furnished let (1), not before (0). */
export const depreciationAddedBack: Parameter<0 | 1> = {
  label: 'Réintégration des amortissements dans la plus-value',
  write: (addedBack) => (addedBack === 1 ? 'Oui' : 'Non'),
  checkedOn: '2025-12-31',
  values: [
    { from: '2004-01-01', value: 0, source: 'CGI art. 150 VB', evidence: 'official' },
    { from: '2025-02-15', value: 1, source: 'CGI art. 150 VB, III (loi 2025-127, art. 84)', evidence: 'secondary' },
  ],
}

/** Serviced residences whose deducted depreciation does not lower the purchase price. */
export const depreciationKeptResidences: Parameter<readonly ResidenceType[]> = {
  label: 'Résidences dispensées de la réintégration des amortissements',
  write: () => 'Étudiantes, seniors et EHPAD',
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2025-02-15',
      value: ['student', 'senior', 'care'],
      source: 'CGI art. 150 VB, III (loi 2025-127, art. 84)',
      evidence: 'secondary',
    },
  ],
}

/** A slice of the surtax: rate × gain − slope × (upTo − gain), the slope smoothing the step. */
export interface SurtaxSlice {
  above: number
  rate: number
  smoothing: number
  upTo: number
}

/** Surtax on net gains above 50,000 €, outside of building land. */
export const gainSurtax: Parameter<readonly SurtaxSlice[]> = {
  label: 'Surtaxe sur les plus-values immobilières élevées',
  write: (slices) => (slices.length === 0 ? 'Aucune' : 'De 2 à 6\u202f% au-delà de 50\u202f000\u00a0€'),
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2004-01-01',
      value: [],
      source: 'CGI art. 1609 nonies G, avant son entrée en vigueur',
      evidence: 'official',
    },
    {
      from: '2013-01-01',
      value: [
        { above: 50_000, rate: 0.02, smoothing: 0.05, upTo: 60_000 },
        { above: 60_000, rate: 0.02, smoothing: 0, upTo: 100_000 },
        { above: 100_000, rate: 0.03, smoothing: 0.1, upTo: 110_000 },
        { above: 110_000, rate: 0.03, smoothing: 0, upTo: 150_000 },
        { above: 150_000, rate: 0.04, smoothing: 0.15, upTo: 160_000 },
        { above: 160_000, rate: 0.04, smoothing: 0, upTo: 200_000 },
        { above: 200_000, rate: 0.05, smoothing: 0.2, upTo: 210_000 },
        { above: 210_000, rate: 0.05, smoothing: 0, upTo: 250_000 },
        { above: 250_000, rate: 0.06, smoothing: 0.25, upTo: 260_000 },
        { above: 260_000, rate: 0.06, smoothing: 0, upTo: Infinity },
      ],
      source: 'CGI art. 1609 nonies G',
      evidence: 'official',
    },
  ],
}
