import { amount, choice, flag, isoDate, rate, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'

const { loanTypes } = enumerations

/** A loan that the household is repaying. */
export const currentLoan = defineResource('current_loan', {
  type: choice(loanTypes, { label: 'Type de crédit', initial: 'real_estate' }),
  monthly_credit: amount({ label: 'Mensualité', required: true, help: 'Assurance comprise.', unit: '€/mois' }),
  is_included_on_smoothing: flag({
    label: 'Inclure dans le lissage',
    short: 'Lissage',
    help: 'Le nouveau prêt est modulé pour que la mensualité totale reste constante jusqu’à la fin de ce crédit.',
  }),
  remaining_capital: amount({ label: 'Capital restant dû', short: 'CRD', help: 'À la date de l’entretien.' }),
  rate: rate({ label: 'Taux nominal', required: true, help: 'Hors assurance.' }),
  comment: text({ label: 'Commentaire', private: true }),
  end_date: isoDate({ label: 'Date de fin', required: true, help: 'Dernière échéance.' }),
})
