import {
  amount,
  choice,
  decimal,
  flag,
  integer,
  isoDate,
  largeAmount,
  location,
  numberChoice,
  rate,
} from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'
import { questionFields } from '../questionFields'

const {
  delayTypes,
  guaranteeKinds,
  insuranceBases,
  loanAmortizationTypes,
  newHomeExemptions,
  projectTypes,
  seniorities,
} = enumerations

/** The investment under study, what its scheme asks, and how it is paid for. */
export const simulation = defineResource('simulation', {
  project: choice(projectTypes, { label: 'Dispositif', required: true, help: 'Le régime étudié.' }),
  seniority: choice(seniorities, {
    label: 'Ancienneté du bien',
    required: true,
    help: 'Neuf/VEFA ou ancien\u00a0: change les frais d’acquisition et l’amortissement.',
    initial: 'new',
  }),
  is_first_home: flag({
    label: 'Première résidence principale',
    short: 'Primo-accédant',
    help:
      'Pas propriétaire de sa résidence principale depuis deux ans\u00a0: ' +
      'dans l’ancien, la hausse des droits votée par le département ne s’applique pas.',
  }),
  contribution: largeAmount({
    label: 'Apport personnel',
    short: 'Apport',
    help: 'Somme versée par le client, frais compris.',
  }),
  furniture_price: amount({ label: 'Mobilier', help: 'Meubles et équipements. Amortis séparément en LMNP.' }),
  investment_price: largeAmount({
    label: 'Prix du bien',
    short: 'Prix',
    help: 'Prix de vente TTC, parking et annexes compris.',
  }),
  renovation_price: amount({
    label: 'Montant des travaux',
    short: 'Travaux',
    help: 'Travaux éligibles au dispositif.',
  }),
  notary_fee: amount({
    label: 'Frais de notaire',
    help: 'Environ 2 à 3\u202f% dans le neuf, 7 à 8\u202f% dans l’ancien.',
  }),
  loan_application_fee: amount({ label: 'Frais de dossier bancaires', short: 'Frais de dossier' }),
  brokerage_fee: amount({ label: 'Frais de courtage', short: 'Courtage' }),
  delay_type: choice(delayTypes, {
    label: 'Différé de remboursement',
    required: true,
    help: 'Fréquent en VEFA pendant la construction.',
    initial: 'none',
  }),
  delay_duration: integer({ label: 'Durée du différé', minimum: 0, unit: 'mois' }),
  loan_amount: largeAmount({
    label: 'Montant emprunté',
    help: 'Calculé\u00a0: prix + travaux + mobilier + frais − apport. Modifiable.',
  }),
  loan_amortization_type: choice(loanAmortizationTypes, {
    label: 'Type d’amortissement du prêt',
    short: 'Type de prêt',
    required: true,
    help: 'Amortissable\u00a0: capital remboursé chaque mois. In fine\u00a0: capital remboursé à la fin.',
    initial: 'amortizable',
  }),
  pledge_initial_deposit_rate: rate({
    label: 'Nantissement\u00a0: versement initial',
    help: 'Part du capital emprunté placée au départ sur le support nanti.',
  }),
  pledge_coverage_rate: rate({
    label: 'Nantissement\u00a0: taux de couverture',
    help: 'Part du capital couverte par le placement à l’échéance.',
  }),
  pledge_rate: rate({
    label: 'Nantissement\u00a0: rendement',
    help: 'Rendement annuel net attendu du placement nanti.',
  }),
  loan_duration: integer({ label: 'Durée du prêt', minimum: 0, maximum: 30, unit: 'ans' }),
  loan_rate: rate({ label: 'Taux du prêt', help: 'Taux nominal annuel hors assurance.' }),
  insurance_rate: rate({ label: 'Taux d’assurance emprunteur', short: 'Assurance', help: 'Sur le capital initial.' }),
  monthly_loan_payment: amount({ label: 'Mensualité du prêt', help: 'Calculée, assurance comprise.', unit: '€/mois' }),
  debt_rate: rate({ label: 'Taux d’endettement', help: 'Après l’opération.' }),
  notary_signature_date: isoDate({
    label: 'Date prévue de l’acte',
    help: 'Fixe la législation appliquée et le départ du calendrier fiscal.',
  }),
  duration_to_display: integer({
    label: 'Durée affichée',
    help: 'Nombre d’années projetées dans les tableaux et graphiques.',
    minimum: 0,
    maximum: 30,
    unit: 'ans',
  }),
  budget_monitoring: flag({
    label: 'Suivi budgétaire et comptable',
    required: true,
    help: 'Ajoute chaque année les frais de suivi (comptabilité, déclarations).',
  }),
  municipality: location({ label: 'Commune du bien', required: true, initial: 'montpellier-34000' }),
  guaranty_fee: amount({ label: 'Frais de garantie', help: 'Caution ou hypothèque demandée par la banque.' }),
  suggested_rent: amount({
    label: 'Loyer du bien',
    unit: '€/mois',
    help: 'Laissez vide pour reprendre le loyer conseillé.',
  }),
  surface: decimal({
    label: 'Surface habitable',
    unit: 'm²',
    minimum: 0,
    maximum: 10000,
    help: 'Sert au plafond de loyer et à l’estimation du loyer.',
  }),
  yearly_rent_revaluation_rate: rate({
    label: 'Revalorisation annuelle des loyers',
    short: 'Revalorisation loyers',
    maximum: 1,
  }),
  delivery_date: isoDate({
    label: 'Date de livraison',
    help: 'Achat sur plan\u00a0: les appels de fonds courent de l’acte à la livraison, et le loyer commence ensuite. Vide\u00a0: le mois de l’acte.',
  }),
  vacancy_rate: rate({
    label: 'Vacance locative',
    help: 'Part des loyers perdue entre deux locataires\u00a0: un mois tous les trois ans fait 2,78\u202f%. Vide\u00a0: aucune.',
    maximum: 1,
  }),
  yearly_value_growth_rate: rate({
    label: 'Évolution annuelle de la valeur du bien',
    short: 'Évolution de la valeur',
    help: 'Négative pour une baisse. Vide\u00a0: la valeur reste le prix et les travaux.',
    minimum: -0.1,
    maximum: 0.1,
  }),
  resale_fee_rate: rate({
    label: 'Frais de revente',
    help: 'Part du prix de vente payée par le vendeur. Vide\u00a0: aucun.',
    maximum: 1,
  }),
  insurance_basis: choice(insuranceBases, {
    label: 'Assiette de l’assurance emprunteur',
    short: 'Assurance sur',
    help: 'Capital initial si vous laissez vide.',
  }),
  guarantee_kind: choice(guaranteeKinds, { label: 'Garantie du prêt' }),
  insured_share: rate({
    label: 'Quotité assurée du client',
    short: 'Quotité client',
    help: 'Part du prêt principal. 100\u202f% si vous laissez vide.',
    maximum: 1,
  }),
  companion_insurance_rate: rate({
    label: 'Taux d’assurance du conjoint',
    help: 'Le taux du client si vous laissez vide.',
    maximum: 1,
  }),
  companion_insured_share: rate({
    label: 'Quotité assurée du conjoint',
    short: 'Quotité conjoint',
    help: 'Les deux quotités ensemble peuvent dépasser 100\u202f%. Aucune si vous laissez vide.',
    maximum: 1,
  }),
  waives_early_repayment_fee: flag({
    label: 'Sans indemnité de remboursement anticipé',
    short: 'Sans IRA',
    help: 'Quand la banque y renonce. Sinon six mois d’intérêts, au plus 3\u202f% du capital restant dû, sont comptés à la revente.',
  }),
  property_tax_exemption: numberChoice(newHomeExemptions, {
    label: 'Exonération de taxe foncière du neuf',
    short: 'Exonération TF',
    help: 'Part exonérée pendant deux ans, que la commune peut limiter. Vide\u00a0: toute la taxe.',
  }),
  waste_tax: amount({
    label: 'Taxe d’ordures ménagères (TEOM)',
    short: 'TEOM',
    unit: '€/an',
    help: 'Le locataire la rembourse\u00a0: seule la part des mois sans locataire est comptée, et le tout pour une location à la nuitée.',
  }),
  business_property_tax: amount({
    label: 'Cotisation foncière des entreprises (CFE)',
    short: 'CFE',
    unit: '€/an',
    help: 'Due par la location meublée dès la deuxième année civile, au-delà de 5\u202f000\u00a0€ de loyers. Montant fixé par la commune.',
  }),
  ...questionFields,
})
