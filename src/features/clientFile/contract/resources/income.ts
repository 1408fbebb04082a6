import { largeAmount } from '#contract/fields'
import { defineResource } from '#contract/define'

/** What the client earns. Euros a month, but the deficit carried forward, in euros. */
export const income = defineResource('income', {
  net_monthly_income: largeAmount({
    label: 'Revenu net mensuel du client',
    short: 'Revenu net',
    required: true,
    help: 'Salaire ou pension nets avant impôt, moyenne sur 12\u00a0mois.',
    unit: '€/mois',
  }),
  net_rental_income: largeAmount({
    label: 'Revenus locatifs nets',
    short: 'Revenus locatifs',
    required: true,
    help: 'Loyers perçus, charges déduites.',
    unit: '€/mois',
  }),
  prior_land_deficit: largeAmount({
    label: 'Déficit foncier antérieur',
    short: 'Déficit reportable',
    required: true,
    help: 'Déficit reportable sur les revenus fonciers des 10 années suivantes.',
  }),
  net_other_income: largeAmount({
    label: 'Autres revenus nets',
    short: 'Autres revenus',
    required: true,
    help: 'Primes, dividendes, pensions reçues.',
    unit: '€/mois',
  }),
})
