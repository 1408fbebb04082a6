import { frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Share of the French tax on foreign rents that a credit takes off: all of it, where a treaty taxes them abroad. */
export const foreignRentCredit: Parameter<number> = {
  label: 'Crédit d’impôt des loyers étrangers, part de l’impôt français qu’ils supportent',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2014-01-01',
      value: 1,
      source: 'Conventions fiscales (Allemagne, Espagne, Italie\u202f; cases 8TK et 8TI)\u202f; BOI-INT-DG-20-20',
      evidence: 'secondary',
    },
  ],
}

/** Share of the price of SCPI shares that a withdrawal does not give back: the fee of the subscription. */
export const usualSubscriptionFee: Parameter<number> = {
  label: 'Frais de souscription usuels d’une SCPI',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2014-01-01',
      value: 0.1,
      source: 'Pratique des sociétés de gestion (8 à 12\u202f%)',
      evidence: 'unverified',
    },
  ],
}
