import { frenchEuros, frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Income tax, or social levies, below this amount are not collected, euros. */
export const collectionThreshold: Parameter<number> = {
  label: 'Seuil de mise en recouvrement',
  write: frenchEuros,
  checkedOn: '2025-12-31',
  values: [{ from: '2011-01-01', value: 61, source: 'CGI art. 1657, 1 bis', evidence: 'official' }],
}

/** A tax whose credits were deducted is not collected below this amount, euros. */
export const collectionThresholdAfterCredits: Parameter<number> = {
  label: 'Seuil de mise en recouvrement après crédits d’impôt',
  write: frenchEuros,
  checkedOn: '2025-12-31',
  values: [{ from: '2011-01-01', value: 12, source: 'CGI art. 1657, 1 bis', evidence: 'official' }],
}

/** Yearly cap on the tax advantages that are not excluded from it. */
export interface ReductionCap {
  /** Euros. */
  general: number
  /** Added for overseas investments and SOFICA, euros. */
  overseas: number
  /** Added to the general cap, fraction of the taxable income. */
  incomeShare: number
}

/** Overall cap of tax advantages, by income year (CGI art. 200-0 A). */
export const reductionCap: Parameter<ReductionCap> = {
  label: 'Plafonnement global des avantages fiscaux',
  write: ({ general, overseas, incomeShare }) =>
    incomeShare === 0
      ? `${frenchEuros(general)}, ${frenchEuros(general + overseas)} avec l’outre-mer`
      : `${frenchEuros(general)} et ${frenchPercent(incomeShare)} du revenu imposable`,
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2011-01-01',
      value: { general: 18_000, overseas: 0, incomeShare: 0.06 },
      source: 'CGI art. 200-0 A (loi 2010-1657, art. 106)',
      evidence: 'official',
    },
    {
      from: '2012-01-01',
      value: { general: 18_000, overseas: 0, incomeShare: 0.04 },
      source: 'CGI art. 200-0 A (loi 2011-1977)',
      evidence: 'official',
    },
    {
      from: '2013-01-01',
      value: { general: 10_000, overseas: 8_000, incomeShare: 0 },
      source: 'CGI art. 200-0 A (loi 2012-1509 du 29/12/2012, art. 73)',
      evidence: 'official',
    },
  ],
}

/** Abatement of the tax of a household that lives overseas: a share of it, at most `maximum` euros. */
interface OverseasAbatement {
  rate: number
  maximum: number
}

/** Overseas territories by abatement. */
export type OverseasTerritory = 'antilles_reunion' | 'guyane_mayotte'

/** Abatement of the tax of overseas households, by income year (CGI art. 197, I, 3). */
export const overseasAbatement: Parameter<Readonly<Record<OverseasTerritory, OverseasAbatement>>> = {
  label: 'Abattement outre-mer',
  write: ({ antilles_reunion, guyane_mayotte }) =>
    `${frenchPercent(antilles_reunion.rate)} ou ${frenchPercent(guyane_mayotte.rate)} de l’impôt`,
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2011-01-01',
      value: { antilles_reunion: { rate: 0.3, maximum: 5100 }, guyane_mayotte: { rate: 0.4, maximum: 6700 } },
      source: 'CGI art. 197, I, 3',
      evidence: 'official',
    },
    {
      from: '2018-01-01',
      value: { antilles_reunion: { rate: 0.3, maximum: 2450 }, guyane_mayotte: { rate: 0.4, maximum: 4050 } },
      source: 'CGI art. 197, I, 3 (loi 2018-1317)',
      evidence: 'official',
    },
  ],
}
