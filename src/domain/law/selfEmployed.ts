import { frenchEuros, frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Yearly ceiling of social security, that the contributions of the self-employed are measured by, euros. */
export const socialSecurityCeiling: Parameter<number> = {
  label: 'Plafond annuel de la sécurité sociale',
  write: frenchEuros,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2024-01-01',
      value: 46_368,
      source: 'CSS art. D242-17\u202f; arrêté du 19/12/2023',
      evidence: 'secondary',
    },
    {
      from: '2025-01-01',
      value: 47_100,
      source: 'CSS art. D242-17\u202f; arrêté du 19/12/2024',
      evidence: 'secondary',
    },
    {
      from: '2026-01-01',
      value: 48_060,
      source: 'CSS art. D242-17\u202f; arrêté du 22/12/2025',
      evidence: 'secondary',
    },
  ],
}

/** Hourly minimum wage of 1 January, euros: the smallest base of the basic pension is 450 hours of it. */
export const hourlyMinimumWage: Parameter<number> = {
  label: 'SMIC horaire au 1er janvier',
  write: frenchEuros,
  checkedOn: '2026-12-31',
  values: [
    { from: '2025-01-01', value: 11.88, source: 'Décret 2024-951 du 23/10/2024', evidence: 'secondary' },
    { from: '2026-01-01', value: 12.02, source: 'Décret 2025-1228 du 17/12/2025', evidence: 'secondary' },
  ],
}

/** What a profit is cut by to give the base of the contributions: a share of it, between two shares of the ceiling. */
interface SelfEmployedBase {
  allowance: number
  minimum: number
  maximum: number
}

/** Base of the contributions: the profit before contributions, exemptions and earlier deficits, less a flat allowance. */
export const selfEmployedBase: Parameter<SelfEmployedBase> = {
  label: 'Assiette sociale des indépendants',
  write: ({ allowance, minimum, maximum }) =>
    `Abattement de ${frenchPercent(allowance)}, entre ${frenchPercent(minimum)} et ${frenchPercent(maximum)} du plafond annuel`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2025-01-01',
      value: { allowance: 0.26, minimum: 0.0176, maximum: 1.3 },
      source: 'CSS art. L131-6, L136-3 et D136-5 (décret 2024-688)',
      evidence: 'secondary',
    },
  ],
}

/** A rate that grows in a straight line up to `rate` at `upTo`, a share of the ceiling. */
export interface RateReached {
  upTo: number
  rate: number
}

/** Rates of the contributions of traders, fractions of the base; bounds are shares of the yearly ceiling. */
interface SelfEmployedRates {
  sickness: readonly RateReached[]
  /** On what passes the last bound of the sickness rates. */
  sicknessAbove: number
  dailyAllowances: { rate: number; minimum: number; maximum: number }
  familyBenefits: readonly RateReached[]
  pension: { rate: number; rateAbove: number; minimumHours: number }
  complementaryPension: { rate: number; rateAbove: number; maximum: number }
  disability: { rate: number; minimum: number }
  deductibleCsg: number
  otherCsg: number
  /** Of the ceiling itself. */
  training: number
}

/** Contributions of traders, which a professional landlord and an owner of short lets owe. */
export const selfEmployedRates: Parameter<SelfEmployedRates> = {
  label: 'Cotisations sociales des indépendants',
  write: ({ pension, complementaryPension, deductibleCsg, otherCsg, sickness }) =>
    `Maladie jusqu’à ${frenchPercent(sickness.at(-1)?.rate ?? 0)}, retraite ${frenchPercent(pension.rate)} ` +
    `et ${frenchPercent(complementaryPension.rate)}, CSG et CRDS ${frenchPercent(deductibleCsg + otherCsg)}`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2025-01-01',
      value: {
        sickness: [
          { upTo: 0.2, rate: 0 },
          { upTo: 0.4, rate: 0.015 },
          { upTo: 0.6, rate: 0.04 },
          { upTo: 1.1, rate: 0.065 },
          { upTo: 2, rate: 0.077 },
          { upTo: 3, rate: 0.085 },
        ],
        sicknessAbove: 0.065,
        dailyAllowances: { rate: 0.005, minimum: 0.4, maximum: 5 },
        familyBenefits: [
          { upTo: 1.1, rate: 0 },
          { upTo: 1.4, rate: 0.031 },
        ],
        pension: { rate: 0.1787, rateAbove: 0.0072, minimumHours: 450 },
        complementaryPension: { rate: 0.081, rateAbove: 0.091, maximum: 4 },
        disability: { rate: 0.013, minimum: 0.115 },
        deductibleCsg: 0.068,
        otherCsg: 0.029,
        training: 0.0025,
      },
      source:
        'CSS art. D613-1, D621-1, D632-1, D633-3, D635-7 et L136-8\u202f; C. trav. art. L6331-48 (décret 2024-688)',
      evidence: 'secondary',
    },
  ],
}

/** Shares of the receipts that an owner under the micro regime pays instead, by what is let. */
export const microContributions: Parameter<{ ordinary: number; classifiedTourism: number }> = {
  label: 'Cotisations du régime micro-social',
  write: ({ ordinary, classifiedTourism }) =>
    `${frenchPercent(ordinary)} des recettes, ${frenchPercent(classifiedTourism)} pour un meublé de tourisme classé`,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2022-10-01',
      value: { ordinary: 0.212, classifiedTourism: 0.06 },
      source: 'CSS art. L613-7 et D613-4',
      evidence: 'secondary',
    },
  ],
}

/** The general scheme of employees, that an owner of short lets may choose: a rate on a share of the receipts, up to a ceiling. */
export const generalSchemeOption: Parameter<{ receipts: number; base: number; rate: number }> = {
  label: 'Option pour le régime général des locations de courte durée',
  write: ({ receipts, base, rate }) =>
    `${frenchPercent(rate)} de ${frenchPercent(base)} des recettes, jusqu’à ${frenchEuros(receipts)}`,
  checkedOn: '2026-06-30',
  values: [
    {
      from: '2023-01-01',
      value: { receipts: 77_700, base: 0.4, rate: 0.4742 },
      source: 'CSS art. L311-3, 35° et D311-6',
      evidence: 'secondary',
    },
  ],
}
