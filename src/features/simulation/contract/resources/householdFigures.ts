import { amount, decimal, largeAmount } from '#contract/fields'

/** The figures of a household, picked by whatever asks them: sections of a file, leads, simulators. Euros, a month but the tax. */

export const net_monthly_income = largeAmount({
  label: 'Revenu net mensuel du foyer',
  required: true,
  help: 'Tous les revenus réguliers, avant impôt.',
  unit: '€/mois',
})

export const annual_tax = amount({
  label: 'Impôt sur le revenu annuel',
  short: 'Impôt annuel',
  required: true,
  help: 'Montant figurant sur le dernier avis, avant crédits d’impôt.',
  unit: '€/an',
})

export const alimony = amount({
  label: 'Pensions alimentaires versées',
  short: 'Pensions',
  required: true,
  help: 'Montant mensuel versé.',
  unit: '€/mois',
})

export const monthly_rent = amount({
  label: 'Loyer mensuel actuel',
  short: 'Loyer actuel',
  required: true,
  help: 'Hors charges récupérables. 0 si propriétaire ou hébergé.',
  unit: '€/mois',
})

export const monthly_loan_payment = amount({
  label: 'Mensualités de crédits en cours',
  required: true,
  help: 'Crédits existants, hors nouveau prêt.',
  unit: '€/mois',
})

/** @param minimum 0 where a household is only summed up (specification §3, §5), 1 where its tax is calculated */
export const fiscalPart = (minimum: 0 | 1) =>
  decimal({
    label: 'Nombre de parts',
    required: true,
    help: 'Calculé à partir du foyer, modifiable.',
    minimum,
    maximum: 10,
    unit: 'parts',
  })
