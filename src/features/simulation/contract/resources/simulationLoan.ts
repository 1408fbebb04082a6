import { amount, choice, integer, largeAmount, rate } from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'

const { delayTypes, plannedLoanKinds } = enumerations

/** A loan of the financing plan beside the main one, which pays for what is left. */
export const simulationLoan = defineResource('simulation_loan', {
  kind: choice(plannedLoanKinds, { label: 'Type de prêt', required: true }),
  amount: largeAmount({ label: 'Montant', required: true, help: 'Le prêt principal finance ce qui reste.' }),
  rate: rate({ label: 'Taux nominal', required: true, help: 'Hors assurance. 0 pour un PTZ.', maximum: 1 }),
  duration: integer({
    label: 'Durée',
    required: true,
    minimum: 1,
    maximum: 360,
    unit: 'mois',
    help: 'Différé compris.',
  }),
  delay_type: choice(delayTypes, { label: 'Différé' }),
  delay_duration: integer({ label: 'Durée du différé', minimum: 0, maximum: 359, unit: 'mois' }),
  insurance_rate: rate({ label: 'Assurance du client', help: 'Taux annuel sur le capital initial.', maximum: 1 }),
  insured_share: rate({ label: 'Quotité du client', help: '100\u202f% si vous laissez vide.', maximum: 1 }),
  companion_insurance_rate: rate({
    label: 'Assurance du conjoint',
    help: 'Le taux du client si vous laissez vide.',
    maximum: 1,
  }),
  companion_insured_share: rate({ label: 'Quotité du conjoint', help: 'Aucune si vous laissez vide.', maximum: 1 }),
  fees: amount({ label: 'Garantie et frais de dossier' }),
})
