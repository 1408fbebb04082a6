import { schemes, type SolutionConfiguration } from '#domain'
import { amount, choice, integer, largeAmount, location, optional, rate, reference } from '#contract/fields'
import {
  alimony,
  annual_tax,
  fiscalPart,
  monthly_loan_payment,
  monthly_rent,
  net_monthly_income,
} from './resources/householdFigures'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'
import { optionalQuestionFields } from './questionFields'
import { simulation } from './resources/simulation'

const { projectTypes, seniorities } = enumerations

const {
  furniture_price,
  loan_application_fee,
  brokerage_fee,
  delay_type,
  delay_duration,
  loan_amortization_type,
  notary_signature_date,
  budget_monitoring,
  surface,
} = simulation.fields
const { delivery_date, vacancy_rate, yearly_value_growth_rate, resale_fee_rate, insurance_basis, guarantee_kind } =
  simulation.fields
const { waives_early_repayment_fee, property_tax_exemption, waste_tax, business_property_tax } = simulation.fields
const { insured_share, companion_insurance_rate, companion_insured_share } = simulation.fields

/** The schemes that cannot do without an answer, in French. */
function whoRequires(answer: keyof SolutionConfiguration): string {
  const requiring = schemes.all.filter(({ requires }) => requires.includes(answer))
  return `Requis\u00a0: ${requiring.map(({ label }) => label).join(', ')}.`
}

/**
 * What a calculation is made from (specification §3, solution configuration), and the details of the loan and of the
 * property that refine it.
 */
export const solutionConfiguration = defineResource('solution_configuration', {
  municipality: location({
    label: 'Commune du bien',
    required: true,
    help: 'Détermine la zone, les plafonds et le loyer de marché.',
    initial: 'montpellier-34000',
  }),
  net_monthly_income,
  annual_tax,
  alimony,
  fiscal_part: fiscalPart(1),
  monthly_rent,
  suggested_rent: amount({
    label: 'Loyer du bien',
    short: 'Loyer du bien',
    help:
      'Proposé par le calcul (revenu locatif du rapport mensuel). ' +
      'Saisissez un montant pour l’imposer\u00a0; «\u00a0Rétablir\u00a0» reprend le loyer conseillé.',
    unit: '€/mois',
  }),
  property_price: largeAmount({ label: 'Prix du bien', required: true, help: 'Prix de vente TTC, annexes comprises.' }),
  notary_fee: largeAmount({ label: 'Frais de notaire', required: true }),
  guaranty_fee: largeAmount({
    label: 'Frais de garantie',
    required: true,
    help: 'Caution, hypothèque ou privilège de prêteur.',
  }),
  contribution: largeAmount({ label: 'Apport personnel', required: true }),
  monthly_loan_payment,
  yearly_rent_revaluation_rate: rate({
    label: 'Revalorisation annuelle des loyers',
    short: 'Revalorisation loyers',
    required: true,
    help: 'Rapprochez-la de l’IRL\u00a0; au-delà de 2\u202f% par an, un avertissement s’affiche.',
    maximum: 1,
  }),
  renovation_price: amount({ label: 'Montant des travaux', help: whoRequires('renovation_price') }),
  project: choice(projectTypes, { label: 'Dispositif', required: true }),
  duration_to_display: integer({
    label: 'Durée affichée',
    required: true,
    minimum: 0,
    maximum: 30,
    unit: 'ans',
    initial: 25,
  }),
  loan_duration: integer({ label: 'Durée du prêt', required: true, minimum: 0, maximum: 30, unit: 'ans' }),
  loan_rate: rate({ label: 'Taux du prêt', required: true, maximum: 1 }),
  insurance_rate: rate({ label: 'Taux d’assurance emprunteur', required: true, maximum: 1 }),
  seniority: choice(seniorities, { label: 'Ancienneté du bien', help: whoRequires('seniority') }),
  client_file: reference({ label: 'Dossier client' }),
  furniture_price,
  loan_application_fee,
  brokerage_fee,
  delay_type: optional(delay_type),
  delay_duration,
  loan_amortization_type: optional(loan_amortization_type),
  notary_signature_date,
  budget_monitoring: optional(budget_monitoring),
  surface,
  delivery_date,
  vacancy_rate,
  yearly_value_growth_rate,
  resale_fee_rate,
  insurance_basis,
  guarantee_kind,
  insured_share,
  companion_insurance_rate,
  companion_insured_share,
  waives_early_repayment_fee: optional(waives_early_repayment_fee),
  property_tax_exemption,
  waste_tax,
  business_property_tax,
  ...optionalQuestionFields,
})
