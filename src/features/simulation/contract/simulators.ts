import {
  amount,
  choice,
  decimal,
  flag,
  integer,
  isoDate,
  largeAmount,
  numberChoice,
  optional,
  rate,
  reference,
  text,
} from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'
import { levers, vatPerimeters } from './choices'
import { ptz } from './resources/ptz'
import { simulation } from './resources/simulation'
import { solutionConfiguration } from './solutionConfiguration'

const { commitmentTerms, pinelTypes, projectTypes, seniorities } = enumerations

/** What each simulator asks (specification §7): the names are those of its parameters, in an address or in a body. */

const {
  municipality,
  net_monthly_income,
  alimony,
  monthly_rent,
  monthly_loan_payment,
  contribution,
  annual_tax,
  loan_rate,
  insurance_rate,
} = solutionConfiguration.fields
const { notary_fee, surface, is_first_home } = simulation.fields
const { operation, ...occupants } = ptz.fields
const loanYears = integer({ label: 'Durée du prêt', required: true, minimum: 1, maximum: 30, unit: 'ans' })

/**
 * The 11 answers of specification §3, none required, where to invest, and what the duties of a main home depend on.
 * Without an income, only the contribution buys.
 */
export const investmentCapacity = defineResource('investment_capacity', {
  net_monthly_income: optional(net_monthly_income),
  annual_tax: optional(annual_tax),
  monthly_loan_payment: optional(monthly_loan_payment),
  alimony: optional(alimony),
  monthly_rent: optional(monthly_rent),
  contribution: optional(contribution),
  max_post_investment_debt_rate: rate({
    label: 'Taux d’endettement maximal',
    help: 'Après l’investissement, assurance comprise. Vide\u00a0: la limite du HCSF.',
    maximum: 1,
  }),
  project: choice(projectTypes, { label: 'Dispositif' }),
  seniority: choice(seniorities, {
    label: 'Ancienneté du bien',
    help: 'Vide\u00a0: celle du dispositif, ou neuf.',
  }),
  is_first_home: optional(is_first_home),
  loan_duration: optional(loanYears),
  loan_rate: optional(loan_rate),
  insurance_rate: optional(insurance_rate),
  municipality: optional(municipality),
})

/** A loan without any rent to come. */
export const loanCapacity = defineResource('loan_capacity', {
  net_monthly_income,
  alimony: optional(alimony),
  monthly_rent: optional(monthly_rent),
  monthly_loan_payment: optional(monthly_loan_payment),
  contribution: optional(contribution),
  loan_duration: loanYears,
  loan_rate: optional(loan_rate),
  insurance_rate: optional(insurance_rate),
})

/** A file and a place. */
export const optimalInvestment = defineResource('optimal_investment', {
  client_file: reference({ label: 'Dossier client', required: true }),
  municipality,
})

/** The answers of the zero-rate loan of a file, and the home. */
export const ptzSimulation = defineResource('ptz_simulation', {
  municipality,
  operation: { ...operation, required: true as const },
  property_price: largeAmount({ label: 'Prix du logement', required: true, help: 'TTC, sans les frais de notaire.' }),
  renovation_price: amount({
    label: 'Montant des travaux',
    help: 'Requis dans l’ancien\u00a0: au moins 25\u202f% du coût total.',
  }),
  ...occupants,
  other_loans: largeAmount({
    label: 'Autres prêts de plus de deux ans',
    help: 'Le PTZ les complète\u00a0: il en dépend. Vide\u00a0: non limité.',
  }),
  loan_rate: optional(loan_rate),
  offer_date: isoDate({ label: 'Date de l’offre de prêt', help: 'Vide\u00a0: aujourd’hui.' }),
})

const pinelTerms = {
  municipality,
  pinel_type: choice(pinelTypes, { label: 'Type de Pinel', required: true }),
  pinel_term: numberChoice(commitmentTerms, { label: 'Durée d’engagement Pinel', required: true }),
  notary_signature_date: isoDate({
    label: 'Date de l’acte',
    required: true,
    help: 'Le dispositif est fermé aux actes signés depuis le 01/01/2025.',
  }),
  annual_tax,
  other_tax_advantages: amount({
    label: 'Autres avantages fiscaux',
    unit: '€/an',
    help: 'Réductions et crédits déjà soumis au plafonnement global.',
  }),
}

/** The largest useful purchase of a household under Pinel. */
export const pinelOptimal = defineResource('pinel_optimal', pinelTerms)

/** The reduction of a purchase under Pinel. */
export const pinelTaxReduction = defineResource('pinel_tax_reduction', {
  ...pinelTerms,
  property_price: largeAmount({ label: 'Prix du bien', required: true }),
  notary_fee,
  surface: { ...surface, required: true as const },
})

/** A new home in or around a priority district. */
export const reducedVat = defineResource('reduced_vat_eligibility', {
  municipality,
  perimeter: choice(vatPerimeters, {
    label: 'Situation du logement',
    required: true,
    help: 'Quartier prioritaire de la ville ou périmètre de rénovation urbaine.',
  }),
  is_main_residence: flag({
    label: 'Résidence principale de l’acquéreur',
    required: true,
    help: 'Pendant dix ans après la livraison.',
  }),
  household_composition: ptz.fields.household_composition,
  n_2_taxable_income: ptz.fields.n_2_taxable_income,
  property_price: largeAmount({ label: 'Prix du bien', required: true, help: 'TTC, avec la TVA à 20\u202f%.' }),
  surface,
  price_ceiling: amount({
    label: 'Plafond de prix',
    unit: '€/m² HT',
    help: 'Plafond de l’année, que le vendeur indique.',
  }),
  notary_signature_date: isoDate({ label: 'Date de l’acte', help: 'Vide\u00a0: aujourd’hui.' }),
})

/** The effort wished, and the answer of the operation that may be varied to reach it. */
export const goalSeek = defineResource('goal_seek', {
  lever: choice(levers, { label: 'En faisant varier', required: true }),
  target_effort: decimal({
    label: 'Effort mensuel voulu',
    required: true,
    minimum: -100_000,
    maximum: 100_000,
    unit: '€/mois',
    help: 'Négatif\u00a0: l’opération rapporte chaque mois.',
  }),
})

/** What an operation on paper tells besides its answers. */
export const operationPaper = defineResource('operation_paper', {
  examples: text({
    label: 'Valeurs d’exemple',
    help: 'Les noms des réponses que personne n’a données, séparés par des virgules.',
  }),
})
