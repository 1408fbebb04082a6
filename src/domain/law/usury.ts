import { frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Kinds of housing loans that the Banque de France tells apart: at a fixed rate by length, at a variable rate, and bridge loans. */
const usuryClasses = ['fixed_under_10y', 'fixed_10_to_20y', 'fixed_20y_plus', 'variable', 'bridge'] as const

export type UsuryClass = (typeof usuryClasses)[number]

/** Effective yearly rate above which nobody may lend, fraction, by kind of loan. */
export type UsuryCeilings = Readonly<Record<UsuryClass, number>>

/** Published each quarter: the average effective rates of the quarter before, plus a third. */
export const usuryCeilings: Parameter<UsuryCeilings> = {
  label: 'Seuils de l’usure des prêts immobiliers',
  write: ({ fixed_under_10y, fixed_10_to_20y, fixed_20y_plus, variable, bridge }) =>
    `Taux fixe ${frenchPercent(fixed_under_10y)} à moins de 10 ans, ` +
    `${frenchPercent(fixed_10_to_20y)} à moins de 20 ans, ${frenchPercent(fixed_20y_plus)} au-delà\u202f; ` +
    `taux variable ${frenchPercent(variable)}, relais ${frenchPercent(bridge)}`,
  checkedOn: '2026-09-30',
  values: [
    {
      from: '2025-10-01',
      value: {
        fixed_under_10y: 0.0423,
        fixed_10_to_20y: 0.0471,
        fixed_20y_plus: 0.0509,
        variable: 0.0525,
        bridge: 0.0621,
      },
      source: 'C. conso. art. L314-6 (avis au JO, 4ᵉ trimestre 2025)',
      evidence: 'secondary',
    },
    {
      from: '2026-01-01',
      value: {
        fixed_under_10y: 0.0412,
        fixed_10_to_20y: 0.0459,
        fixed_20y_plus: 0.0513,
        variable: 0.0499,
        bridge: 0.0615,
      },
      source: 'C. conso. art. L314-6 (avis du 22 décembre 2025)',
      evidence: 'secondary',
    },
    {
      from: '2026-04-01',
      value: { fixed_under_10y: 0.04, fixed_10_to_20y: 0.0448, fixed_20y_plus: 0.0519, variable: 0.05, bridge: 0.062 },
      source: 'C. conso. art. L314-6 (avis au JO, 2ᵉ trimestre 2026)',
      evidence: 'secondary',
    },
    {
      from: '2026-07-01',
      value: {
        fixed_under_10y: 0.0407,
        fixed_10_to_20y: 0.0457,
        fixed_20y_plus: 0.0529,
        variable: 0.0528,
        bridge: 0.0639,
      },
      source: 'C. conso. art. L314-6 (avis du 26 juin 2026)',
      evidence: 'secondary',
    },
  ],
}

/** The kind of a loan at a fixed rate. @param months number of instalments */
export function fixedRateClass(months: number): UsuryClass {
  if (months < 120) return 'fixed_under_10y'
  return months < 240 ? 'fixed_10_to_20y' : 'fixed_20y_plus'
}
