import { frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

const CHECKED_ON = '2026-11-20'

/** Days in which a buyer may withdraw, from the day after the contract was first presented. */
export const withdrawalDays: Parameter<number> = {
  label: 'Délai de rétractation de l’acquéreur',
  write: days,
  checkedOn: CHECKED_ON,
  values: [
    { from: '2001-06-01', value: 7, source: 'CCH art. L271-1 (loi 2000-1208)', evidence: 'secondary' },
    { from: '2015-08-08', value: 10, source: 'CCH art. L271-1 (loi 2015-990, art. 210)', evidence: 'secondary' },
  ],
}

/** Days in which the deposit is given back after a withdrawal. */
export const withdrawalRefundDays: Parameter<number> = {
  label: 'Restitution du dépôt après rétractation',
  write: days,
  checkedOn: CHECKED_ON,
  values: [{ from: '2001-06-01', value: 21, source: 'CCH art. L271-2', evidence: 'secondary' }],
}

/** Months in which the deposit of a booking is given back where the sale fails without the buyer's fault. */
export const depositRefundMonths: Parameter<number> = {
  label: 'Restitution du dépôt de garantie',
  write: months,
  checkedOn: CHECKED_ON,
  values: [{ from: '1978-06-08', value: 3, source: 'CCH art. R261-31', evidence: 'secondary' }],
}

/** The most that a deposit may be, as a share of the price, by the years until the deed; beyond the last, nothing may be asked. */
export const depositCeilings: Parameter<readonly { readonly years: number; readonly share: number }[]> = {
  label: 'Plafond du dépôt de garantie',
  write: (ceilings) =>
    ceilings
      .map(
        ({ years, share }) => `${frenchPercent(share)} si l’acte est signé dans ${years === 1 ? 'un an' : 'deux ans'}`,
      )
      .join(', '),
  checkedOn: CHECKED_ON,
  values: [
    {
      from: '1978-06-08',
      value: [
        { years: 1, share: 0.05 },
        { years: 2, share: 0.02 },
      ],
      source: 'CCH art. R261-28',
      evidence: 'secondary',
    },
  ],
}

/** Months that a buyer has at least to get a loan, from the last signature of the contract. */
export const loanConditionMonths: Parameter<number> = {
  label: 'Durée minimale de la condition de prêt',
  write: months,
  checkedOn: CHECKED_ON,
  values: [{ from: '2016-07-01', value: 1, source: 'C. conso. art. L313-41', evidence: 'secondary' }],
}

/** Days that a borrower waits before they may accept an offer, from the day after they received it. */
export const reflectionDays: Parameter<number> = {
  label: 'Délai de réflexion de l’emprunteur',
  write: days,
  checkedOn: CHECKED_ON,
  values: [{ from: '2016-07-01', value: 10, source: 'C. conso. art. L313-34', evidence: 'secondary' }],
}

/** Months between the notification of the draft deed and the deed. */
export const deedNoticeMonths: Parameter<number> = {
  label: 'Délai entre le projet d’acte et l’acte',
  write: months,
  checkedOn: CHECKED_ON,
  values: [{ from: '1978-06-08', value: 1, source: 'CCH art. R261-30', evidence: 'secondary' }],
}

/** The most that may have been called for at each stage of a building sold off plan, as a share of its price. */
export const fundCallCeilings: Parameter<readonly { readonly stage: string; readonly share: number }[]> = {
  label: 'Plafonds des appels de fonds',
  write: (ceilings) => ceilings.map(({ stage, share }) => `${frenchPercent(share)} ${stage}`).join(', '),
  checkedOn: CHECKED_ON,
  values: [
    {
      from: '1978-06-08',
      value: [
        { stage: 'à l’achèvement des fondations', share: 0.35 },
        { stage: 'à la mise hors d’eau', share: 0.7 },
        { stage: 'à l’achèvement de l’immeuble', share: 0.95 },
        { stage: 'à la livraison', share: 1 },
      ],
      source: 'CCH art. R261-14',
      evidence: 'secondary',
    },
  ],
}

function days(count: number): string {
  return `${count}\u00a0jours`
}

function months(count: number): string {
  return `${count}\u00a0mois`
}
