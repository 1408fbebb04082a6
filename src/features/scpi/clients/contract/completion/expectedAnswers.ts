import type { ResourceType } from '#contract/resources'
import { generalQuestions, productFamilies, scpiQuestions, toleranceQuestions } from '../questions'

type Values = Readonly<Record<string, unknown>>
type Expected = readonly string[] | ((values: Values) => readonly string[])

/** Whether an answer was given: an empty list is none. */
export const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** These answers, where something is so. */
const where = (isAsked: boolean, ...fields: readonly string[]): readonly string[] => (isAsked ? fields : [])

const holds = (list: unknown, value: string): boolean => Array.isArray(list) && list.includes(value)

const CLIENT = [
  'judicial_capacity',
  'honorific',
  'firstname1',
  'lastname',
  'birth_name',
  'birthdate',
  'email',
  'phone',
  'address',
  'postal_code',
  'municipality',
  'country',
  'birth_municipality',
  'birth_country',
  'nationality1',
] as const

const familySituation = ({ family_situation }: Values): readonly string[] => [
  'family_situation',
  'annual_household_gross_income_amount',
  'annual_household_net_income_range',
  ...where(['married', 'divorcing', 'legally_separated'].includes(String(family_situation)), 'mariage_contract_type'),
  ...where(family_situation === 'pacs', 'pacs_contract_type'),
]

/** A tax number, or why there is none. */
const fiscality = (values: Values): readonly string[] => [
  'fiscal_type',
  'fiscal_residence',
  isGiven(values['tin_absence_reason']) && !isGiven(values['fiscal_identification_number'])
    ? 'tin_absence_reason'
    : 'fiscal_identification_number',
  'us_person',
  ...where(values['us_person'] === true, 'us_tin'),
  'fiscal_part',
  'taxable_income_amount',
  'property_income_regime',
  'ifi_liable',
  ...where(values['ifi_liable'] === true, 'ifi_taxable_base_amount'),
]

/** Who works for themselves, whose business has numbers of its own. */
export const isSelfEmployed = (workStatus: unknown): boolean => SELF_EMPLOYED.has(workStatus)

const SELF_EMPLOYED: ReadonlySet<unknown> = new Set([
  'liberal_profession',
  'independent',
  'craftsman_or_trader',
  'farmer',
  'entrepreneur',
])

const professionalSituation = ({ work_status }: Values): readonly string[] => [
  'work_status',
  'work_sector',
  'profession',
  'socio_professional_category',
  ...where(work_status !== 'no_activity', 'retirement_age'),
  ...where(isSelfEmployed(work_status), 'ape_code', 'siren_number'),
  ...where(work_status === 'entrepreneur', 'legal_category'),
]

const exposure = ({ is_direct_pep, is_indirect_pep, is_under_legal_protection }: Values): readonly string[] => [
  'is_direct_pep',
  ...where(is_direct_pep === true, 'direct_pep_function', 'direct_pep_detail', 'direct_pep_country'),
  'is_indirect_pep',
  ...where(
    is_indirect_pep === true,
    'indirect_pep_link',
    'indirect_pep_firstname',
    'indirect_pep_lastname',
    'indirect_pep_function',
    'indirect_pep_country',
  ),
  ...where(is_direct_pep === true || is_indirect_pep === true, 'wealth_origin'),
  'is_under_legal_protection',
  ...where(is_under_legal_protection === true, 'legal_protection_type'),
]

const QUIZ = [
  'education_level',
  'finance_experience',
  'management_mode',
  ...Object.keys(productFamilies).flatMap((family) => [
    `exp_${family}_currently_held`,
    `exp_${family}_operations`,
    `exp_${family}_holding`,
  ]),
  'experienced_loss_range',
  'loss_reaction',
  'scpi_operations_count',
  'scpi_holding_period',
  'scpi_invested_range',
  'scpi_has_sold_shares',
  'scpi_experienced_price_drop',
  ...Object.keys(generalQuestions),
  ...Object.keys(scpiQuestions),
  ...Object.keys(toleranceQuestions),
  'esg_information_given_at',
  'esg_interest',
]

/** How many criteria of sustainability are chosen: a taxonomy share, a sustainable share, adverse impacts. */
export function sustainabilityCriteria({ esg_taxonomy_min, esg_sustainable_min, esg_pai_families }: Values): number {
  const isWanted = (minimum: unknown): boolean => isGiven(minimum) && minimum !== 'none'
  return [isWanted(esg_taxonomy_min), isWanted(esg_sustainable_min), isGiven(esg_pai_families)].filter(Boolean).length
}

const quiz = (values: Values): readonly string[] => [
  ...QUIZ,
  ...where(values['esg_interest'] === 'yes', 'esg_taxonomy_min', 'esg_sustainable_min'),
  ...where(values['esg_interest'] === 'yes' && sustainabilityCriteria(values) >= 2, 'esg_combination'),
]

const income = ({ income_types }: Values): readonly string[] => [
  'income_types',
  ...where(holds(income_types, 'other'), 'income_type_other'),
]

/** What a study of the client needs of each resource: never what a save wants. */
const EXPECTED: Readonly<Partial<Record<ResourceType, Expected>>> = {
  scpi_client: CLIENT,
  representative: ['type', 'honorific', 'firstname', 'lastname', 'birthdate', 'email', 'phone'],
  family_situation: familySituation,
  pp_account: ['nb_children', 'nb_dependent_children', 'nb_people_legal_family'],
  pp_account_child: ['firstname', 'birthdate', 'child_link'],
  financial_situation: ['monthly_saving_amount', 'precautionary_saving_amount'],
  fiscality,
  pp_professional_situation: professionalSituation,
  politically_exposed_person: exposure,
  pp_objective: [
    'premium_investments',
    'investment_duration',
    'investment_risk',
    'max_loss_accepted',
    'liquidity_need',
  ],
  quiz,
  pp_income: income,
  pp_charge: ['monthly_current_charges_amount', 'tmi_rate'],
  pp_entity_loan: ['monthly_payment_amount', 'remaining_capital_amount'],
}

/** What is needed of a resource, as far as its other answers say. */
export function expectedOf(type: ResourceType, values: Values): readonly string[] {
  const expected = EXPECTED[type] ?? []
  return typeof expected === 'function' ? expected(values) : expected
}
