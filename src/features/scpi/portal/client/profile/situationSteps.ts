import { FRANCE } from '#contract/countries'
import { formatPercent } from '#client/ui'
import { scpiChoices } from '#features/scpi/clients/contract'
import { isSelfEmployed } from '#features/scpi/clients/contract/completion'
import { amounts, question, type Answers, type Step } from './steps'

const WORK = 'pp_professional_situation'
const FISCALITY = 'fiscality'
const PEP = 'politically_exposed_person'

const hasBusiness = ({ pp_professional_situation: { work_status } }: Answers) => isSelfEmployed(work_status)

export const workSteps: readonly Step[] = [
  question(WORK, 'work_status', 'Quel est votre statut professionnel\u202f?'),
  question(WORK, 'work_sector', 'Dans quel secteur travaillez-vous\u202f?', {
    help: 'Sans activité, choisissez «\u00a0Sans objet\u00a0».',
  }),
  question(WORK, 'profession', 'Quelle est votre profession exacte\u202f?'),
  question(WORK, 'socio_professional_category', 'Quelle est votre catégorie socioprofessionnelle\u202f?'),
  question(WORK, 'employer', 'Qui est votre employeur\u202f?', { isOptional: true }),
  question(WORK, 'work_start_date', 'Depuis quand\u202f?', { isOptional: true }),
  question(WORK, 'retirement_age', 'À quel âge prenez-vous votre retraite, ou l’avez-vous prise\u202f?', {
    isAsked: ({ pp_professional_situation: { work_status } }) => work_status !== 'no_activity',
  }),
  question(WORK, 'ape_code', 'Quel est le code APE de votre activité\u202f?', { isAsked: hasBusiness }),
  question(WORK, 'siren_number', 'Quel est le numéro SIREN de votre entreprise\u202f?', { isAsked: hasBusiness }),
  question(WORK, 'legal_category', 'Quelle est la catégorie juridique de votre société\u202f?', {
    isAsked: ({ pp_professional_situation: { work_status } }) => work_status === 'entrepreneur',
  }),
]

const EMPTY_IS_ZERO = 'Laissez vide ce que vous n’avez pas\u00a0: nous noterons 0\u00a0€.'

const incomeAndCharges: readonly Step[] = [
  question('pp_income', 'income_types', 'D’où viennent vos revenus\u202f?'),
  question('pp_income', 'income_type_other', 'Quels sont ces autres revenus\u202f?', {
    isAsked: ({ pp_income: { income_types } }) => Array.isArray(income_types) && income_types.includes('other'),
  }),
  amounts('pp_income', 'revenus', 'Combien gagnez-vous chaque mois\u202f?', {
    help: EMPTY_IS_ZERO,
    fields: [
      'monthly_wages_pensions_amount',
      'monthly_company_director_revenue_amount',
      'monthly_bic_revenue_amount',
      'monthly_bnc_revenue_amount',
      'monthly_agricultural_revenue_amount',
      'monthly_real_estate_revenue_amount',
      'monthly_other_regular_revenue_amount',
    ],
  }),
  question('pp_charge', 'free_of_charge_housing', 'Êtes-vous logé à titre gratuit\u202f?', { isOptional: true }),
  amounts('pp_charge', 'charges', 'Combien dépensez-vous chaque mois\u202f?', {
    help: `Sans vos prêts, demandés plus loin. ${EMPTY_IS_ZERO}`,
    fields: ['monthly_rent_amount', 'monthly_alimony_amount', 'monthly_current_charges_amount'],
  }),
  amounts('pp_charge', 'impots', 'Combien d’impôts payez-vous, ramenés au mois\u202f?', {
    help: `Un impôt annuel se divise par douze. ${EMPTY_IS_ZERO}`,
    fields: [
      'monthly_income_tax_amount',
      'monthly_real_estate_tax_amount',
      'monthly_housing_tax_amount',
      'monthly_ifi_tax_amount',
    ],
  }),
  question('pp_charge', 'tmi_rate', 'Quelle est votre tranche marginale d’imposition\u202f?', {
    help: 'Elle figure sur votre avis d’impôt.',
    choices: scpiChoices.taxBrackets.map((value) => ({ value, label: formatPercent(value, { decimals: 0 }) })),
  }),
]

const assets: readonly Step[] = [
  amounts('financial_asset', 'epargne', 'Combien avez-vous sur vos comptes et vos livrets\u202f?', {
    help: EMPTY_IS_ZERO,
    fields: [
      'current_account_amount',
      'livret_a_blue_amount',
      'livret_ldds_amount',
      'livret_lep_amount',
      'livret_csl_amount',
      'cel_amount',
      'pel_amount',
      'term_account_amount',
    ],
  }),
  amounts('financial_asset', 'placements', 'Combien avez-vous en placements\u202f?', {
    help: EMPTY_IS_ZERO,
    fields: [
      'life_insurance_amount',
      'capitalisation_contract_amount',
      'per_individual_amount',
      'securities_account_amount',
      'pea_account_amount',
      'pee_pei_amount',
      'scpi_amount',
      'other_financial_assets_amount',
    ],
  }),
  question(
    'financial_asset',
    'uc_life_insurance_rate',
    'Quelle part de votre assurance-vie est en unités de compte\u202f?',
    {
      isAsked: ({ financial_asset: { life_insurance_amount } }) => Number(life_insurance_amount) > 0,
      isOptional: true,
    },
  ),
  amounts('non_financial_asset', 'immobilier', 'Combien valent vos biens\u202f?', {
    help: `À leur prix de vente d’aujourd’hui. ${EMPTY_IS_ZERO}`,
    fields: [
      'real_estate_home_amount',
      'real_estate_secondary_home_amount',
      'real_estate_other_without_defisc_amount',
      'real_estate_other_with_defisc_amount',
      'real_estate_various_amount',
      'sci_amount',
      'other_non_financial_assets_amount',
    ],
  }),
  {
    kind: 'loans',
    key: 'prets',
    words: 'Quels prêts remboursez-vous\u202f?',
    help: 'Un par ligne. Si vous n’en avez pas, continuez.',
    isOptional: true,
  },
]

const savings: readonly Step[] = [
  question('financial_situation', 'monthly_saving_amount', 'Combien pouvez-vous épargner chaque mois\u202f?'),
  question(
    'financial_situation',
    'precautionary_saving_amount',
    'Quelle somme voulez-vous garder disponible en cas de besoin\u202f?',
  ),
  question(
    'financial_situation',
    'expected_income_change',
    'Comment vos revenus vont-ils évoluer d’ici 5\u00a0ans\u202f?',
    {
      isOptional: true,
    },
  ),
  question(
    'financial_situation',
    'expected_expenses_amount',
    'Quelles dépenses exceptionnelles prévoyez-vous d’ici 5\u00a0ans\u202f?',
    { isOptional: true },
  ),
]

export const wealthSteps: readonly Step[] = [...incomeAndCharges, ...assets, ...savings]

export const fiscalSteps: readonly Step[] = [
  question(FISCALITY, 'fiscal_residence', 'Où payez-vous vos impôts\u202f?'),
  question(FISCALITY, 'fiscal_type', 'Quel est votre régime fiscal\u202f?'),
  question(FISCALITY, 'fiscal_identification_number', 'Quel est votre numéro d’identification fiscale\u202f?', {
    help: 'En France, 13\u00a0chiffres, en haut de votre avis d’impôt.',
    isAsked: ({ fiscality: { tin_absence_reason } }) => tin_absence_reason === null || tin_absence_reason === undefined,
  }),
  question(FISCALITY, 'tin_absence_reason', 'Pourquoi n’avez-vous pas de numéro d’identification fiscale\u202f?', {
    isAsked: ({ fiscality: { fiscal_residence, fiscal_identification_number } }) =>
      fiscal_residence !== FRANCE &&
      (fiscal_identification_number === null || fiscal_identification_number === undefined),
    isOptional: true,
  }),
  question(FISCALITY, 'us_person', 'Êtes-vous une personne américaine au sens fiscal\u202f?', {
    help: 'Nationalité américaine, carte verte ou résidence fiscale aux États-Unis.',
  }),
  question(FISCALITY, 'us_tin', 'Quel est votre numéro fiscal américain\u202f?', {
    isAsked: ({ fiscality: { us_person } }) => us_person === true,
  }),
  question(FISCALITY, 'us_indicia', 'Avez-vous un lien avec les États-Unis\u202f?', { isOptional: true }),
  question(FISCALITY, 'fiscal_part', 'Combien de parts fiscales votre foyer compte-t-il\u202f?'),
  question(FISCALITY, 'taxable_income_amount', 'Quel est le revenu net imposable de votre foyer\u202f?', {
    help: 'Par an, sur votre dernier avis d’impôt.',
  }),
  question(FISCALITY, 'income_tax_amount', 'Combien d’impôt sur le revenu avez-vous payé\u202f?', {
    help: 'Sur votre dernier avis d’impôt.',
    isOptional: true,
  }),
  question(FISCALITY, 'property_income_regime', 'Comment vos revenus fonciers sont-ils imposés\u202f?'),
  question(
    FISCALITY,
    'existing_net_property_income_amount',
    'Quel est le montant de vos revenus fonciers nets\u202f?',
    {
      isAsked: ({ fiscality: { property_income_regime } }) =>
        typeof property_income_regime === 'string' && property_income_regime !== 'none',
      isOptional: true,
    },
  ),
  question(FISCALITY, 'ifi_liable', 'Payez-vous l’impôt sur la fortune immobilière\u202f?'),
  question(FISCALITY, 'ifi_taxable_base_amount', 'Quelle est votre base nette taxable à l’IFI\u202f?', {
    isAsked: ({ fiscality: { ifi_liable } }) => ifi_liable === true,
  }),
]

const isExposed = ({ politically_exposed_person: pep }: Answers) => pep['is_direct_pep'] === true
const isNear = ({ politically_exposed_person: pep }: Answers) => pep['is_indirect_pep'] === true

export const pepSteps: readonly Step[] = [
  question(
    PEP,
    'is_direct_pep',
    'Exercez-vous, ou avez-vous cessé d’exercer depuis moins d’un an, une fonction politiquement exposée\u202f?',
    { help: 'Ministre, parlementaire, magistrat d’une haute juridiction, dirigeant d’une entreprise publique…' },
  ),
  question(PEP, 'direct_pep_function', 'Quelle fonction\u202f?', { isAsked: isExposed }),
  question(PEP, 'direct_pep_detail', 'Quel en est l’intitulé exact\u202f?', { isAsked: isExposed }),
  question(PEP, 'direct_pep_country', 'Dans quel pays, ou quelle organisation\u202f?', { isAsked: isExposed }),
  question(PEP, 'direct_pep_start_date', 'Depuis quand\u202f?', { isAsked: isExposed, isOptional: true }),
  question(PEP, 'direct_pep_end_date', 'Jusqu’à quand\u202f?', { isAsked: isExposed, isOptional: true }),
  question(
    PEP,
    'is_indirect_pep',
    'Êtes-vous un membre direct de la famille, ou une personne étroitement associée, d’une personne qui exerce une telle fonction\u202f?',
  ),
  question(PEP, 'indirect_pep_link', 'Quel est votre lien avec cette personne\u202f?', { isAsked: isNear }),
  question(PEP, 'indirect_pep_firstname', 'Quel est son prénom\u202f?', { isAsked: isNear }),
  question(PEP, 'indirect_pep_lastname', 'Quel est son nom\u202f?', { isAsked: isNear }),
  question(PEP, 'indirect_pep_function', 'Quelle est sa fonction\u202f?', { isAsked: isNear }),
  question(PEP, 'indirect_pep_country', 'Dans quel pays\u202f?', { isAsked: isNear }),
  question(PEP, 'wealth_origin', 'Quelle est l’origine de votre patrimoine\u202f?', {
    help: 'Salaires, héritage, vente d’un bien… 20\u00a0caractères au moins.',
    isAsked: (answers) => isExposed(answers) || isNear(answers),
  }),
  question(PEP, 'is_under_legal_protection', 'Faites-vous l’objet d’une mesure de protection juridique\u202f?', {
    help: 'Tutelle, curatelle, sauvegarde de justice…',
  }),
  question(PEP, 'legal_protection_type', 'Quelle mesure\u202f?', {
    isAsked: ({ politically_exposed_person: pep }) => pep['is_under_legal_protection'] === true,
  }),
]
