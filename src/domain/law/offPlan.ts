import { frenchPercent } from '../value/frenchText'
import type { Call } from '../mechanisms/callsForFunds'
import type { Parameter } from './parameter'

/** The most that a seller may have asked at each stage of a construction; the share of the time that each takes is a usual one. */
export const callsForFunds: Parameter<readonly Call[]> = {
  label: 'Appels de fonds d’une VEFA',
  write: (calls) => calls.map(({ paid }) => frenchPercent(paid)).join(', '),
  checkedOn: '2026-11-20',
  values: [
    {
      from: '1978-06-08',
      value: [
        { key: 'deed', stage: 'Signature de l’acte', at: 0, paid: 0.05 },
        { key: 'foundations', stage: 'Fondations achevées', at: 0.2, paid: 0.35 },
        { key: 'roof', stage: 'Mise hors d’eau', at: 0.55, paid: 0.7 },
        { key: 'completion', stage: 'Achèvement de l’immeuble', at: 0.9, paid: 0.95 },
        { key: 'delivery', stage: 'Livraison', at: 1, paid: 1 },
      ],
      source: 'CCH art. R261-14\u00a0: 35\u202f% aux fondations, 70\u202f% hors d’eau, 95\u202f% à l’achèvement',
      evidence: 'official',
    },
  ],
}
