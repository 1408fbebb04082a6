import { defineResource } from '#contract/define'
import { choice, isoDate, rate, text } from '#contract/fields'
import { ppLoanPurposes, ppLoanTypes } from '../choices'
import { scpiAmount } from '../fields'

/** A loan that a mass pays back. Euros. One that has ended counts no more. */
export const ppEntityLoan = defineResource('pp_entity_loan', {
  type: choice(ppLoanTypes, { label: 'Type de prêt' }),
  purpose: choice(ppLoanPurposes, { label: 'Objet' }),
  purpose_other: text({ label: 'Précisez l’objet', private: true }),
  monthly_payment_amount: scpiAmount({ label: 'Mensualité', help: 'Assurance comprise.', unit: '€/mois' }),
  remaining_capital_amount: scpiAmount({ label: 'Capital restant dû' }),
  end_date: isoDate({ label: 'Date de fin', private: true }),
  rate: rate({ label: 'Taux', maximum: 1 }),
})
