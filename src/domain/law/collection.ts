import { frenchEuros } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Income tax, or social levies, below this amount are not collected, euros. */
export const collectionThreshold: Parameter<number> = {
  label: 'Seuil de mise en recouvrement',
  write: frenchEuros,
  checkedOn: '2025-12-31',
  values: [{ from: '2011-01-01', value: 61, source: 'CGI art. 1657, 1 bis', verified: true }],
}

/** Yearly cap on the sum of the tax reductions that are not excluded from it, euros, by year of the investment. */
export const reductionCap: Parameter<number> = {
  label: 'Plafonnement global des avantages fiscaux',
  write: frenchEuros,
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2013-01-01',
      value: 10_000,
      source: 'CGI art. 200-0 A (loi 2012-1509 du 29/12/2012, art. 73)',
      verified: true,
    },
  ],
}
