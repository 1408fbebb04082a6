import { inForce } from '../law/parameter'
import { mainHomeAllowance, wealthTaxTerms } from '../law/wealthTax'
import { householdTax } from '../tax/householdTax'
import { type IsoDate, yearOf } from '../value/calendar'
import type { ScoredAnswers } from './answers'
import { areAnswered, generalQuestions, rightCount } from './questions'
import type { FieldName, Values } from './score'
import { codesOf, isOneOf, numberOrNull } from './values'

/** The answers of an investor that must agree with each other. */
export interface ConsistencyInput {
  answers: ScoredAnswers
  fiscality: Values
  /** Of the investor's own entity, as the four that follow. */
  charge: Values
  income: Values
  financial_asset: Values
  non_financial_asset: Values
  financial_situation: Values
  pp_account: Values
  /** Lines of the list of children and other dependants. */
  children_count: number
  asOf: IsoDate
}

/** Answers that cannot all be right. */
export interface Contradiction {
  code: `COH-${string}`
  message: string
  fields: readonly FieldName[]
}

/** A rule: `COH-01`, its message, the answers to look at again (`section.field`), and when they contradict each other. */
interface ConsistencyRule extends Omit<Contradiction, 'fields'> {
  fields: readonly string[]
  isBroken: (input: ConsistencyInput) => boolean
}

const HIGHEST_RISKS = ['high', 'very_high']
const YOUNGEST_RETIRED = 50
const OLDEST_AT_WORK = 70
const FEWEST_RIGHT_IN_FINANCE = 4

/** Every amount of some fields, or null when one is not given. */
function sumOrNull(values: Values, fields: readonly string[]): number | null {
  return fields.reduce<number | null>((sum, field) => {
    const amount = numberOrNull(values[field])
    return sum === null || amount === null ? null : sum + amount
  }, 0)
}

function isPositive(values: Values, field: string): boolean {
  return (numberOrNull(values[field]) ?? 0) > 0
}

/** What gives rents: a letting, a garage or land, shares of a company that lets. */
const lettableFields = [
  'real_estate_other_without_defisc_amount',
  'real_estate_other_with_defisc_amount',
  'real_estate_various_amount',
  'sci_amount',
]

const objectiveRules: readonly ConsistencyRule[] = [
  {
    code: 'COH-01',
    message: 'Refuse tout risque mais accepte une perte importante.',
    fields: ['objective.investment_risk', 'objective.max_loss_accepted'],
    isBroken: ({ answers: { objective } }) =>
      objective['investment_risk'] === 'no_risk' &&
      isOneOf(['lte_25', 'lte_50', 'lte_100'], objective['max_loss_accepted']),
  },
  {
    code: 'COH-02',
    message: 'Accepte un risque élevé mais aucune perte.',
    fields: ['objective.investment_risk', 'objective.max_loss_accepted'],
    isBroken: ({ answers: { objective } }) =>
      isOneOf(HIGHEST_RISKS, objective['investment_risk']) && objective['max_loss_accepted'] === 'none',
  },
  {
    code: 'COH-03',
    message: 'Horizon long mais besoin de l’argent à tout moment.',
    fields: ['objective.investment_duration', 'objective.liquidity_need'],
    isBroken: ({ answers: { objective } }) =>
      isOneOf(['gt_15y', '10y_15y'], objective['investment_duration']) && objective['liquidity_need'] === 'anytime',
  },
  {
    code: 'COH-04',
    message: 'Veut préserver son capital mais accepte un risque.',
    fields: ['objective.premium_investments', 'objective.investment_risk'],
    isBroken: ({ answers: { objective } }) =>
      codesOf(objective['premium_investments'])[0] === 'capital_preservation' &&
      isOneOf(['moderate', ...HIGHEST_RISKS], objective['investment_risk']),
  },
]

const experienceRules: readonly ConsistencyRule[] = [
  {
    code: 'COH-05',
    message: 'Expérience SCPI et patrimoine SCPI incohérents.',
    fields: ['quiz.scpi_operations_count', 'financial_asset.scpi_amount'],
    isBroken: isScpiExperienceContradicted,
  },
  {
    code: 'COH-06',
    message: 'Déclare détenir des actions sans compte correspondant.',
    fields: [
      'quiz.exp_equities_holding',
      'quiz.exp_equities_currently_held',
      'financial_asset.securities_account_amount',
      'financial_asset.pea_account_amount',
      'financial_asset.peapme_account_amount',
    ],
    isBroken: ({ answers: { quiz }, financial_asset }) =>
      isOneOf(['lt_2y', '2y_5y', 'gt_5y'], quiz['exp_equities_holding']) &&
      quiz['exp_equities_currently_held'] === true &&
      sumOrNull(financial_asset, ['securities_account_amount', 'pea_account_amount', 'peapme_account_amount']) === 0,
  },
  {
    code: 'COH-14',
    message: 'Professionnel de la finance avec un test de connaissance faible.',
    fields: ['professional_situation.work_sector', ...generalQuestions.map((question) => `quiz.${question}`)],
    isBroken: ({ answers: { quiz, professional_situation } }) =>
      professional_situation['work_sector'] === 'finance_insurance' &&
      areAnswered(quiz, generalQuestions) &&
      rightCount(quiz, generalQuestions) < FEWEST_RIGHT_IN_FINANCE,
  },
]

const situationRules: readonly ConsistencyRule[] = [
  {
    code: 'COH-07',
    message: 'Nombre d’enfants incohérent.',
    fields: ['pp_account.nb_children', 'pp_account.nb_dependent_children'],
    isBroken: areChildrenContradicted,
  },
  {
    code: 'COH-08',
    message: 'Statut professionnel et âge inhabituels.',
    fields: ['professional_situation.work_status', 'scpi_client.birthdate'],
    isBroken: ({ answers: { age, professional_situation } }) => {
      const status = professional_situation['work_status']
      if (age === null || typeof status !== 'string') return false
      return status === 'retirement' ? age < YOUNGEST_RETIRED : age > OLDEST_AT_WORK
    },
  },
]

const wealthRules: readonly ConsistencyRule[] = [
  {
    code: 'COH-09',
    message: 'Logement déclaré à la fois loué, gratuit et détenu.',
    fields: [
      'charge.monthly_rent_amount',
      'charge.free_of_charge_housing',
      'non_financial_asset.real_estate_home_amount',
    ],
    isBroken: ({ charge, non_financial_asset }) =>
      isPositive(charge, 'monthly_rent_amount') &&
      charge['free_of_charge_housing'] === true &&
      isPositive(non_financial_asset, 'real_estate_home_amount'),
  },
  {
    code: 'COH-10',
    message: 'TMI déclarée différente de la TMI calculée.',
    fields: ['charge.tmi_rate', 'fiscality.taxable_income_amount', 'fiscality.fiscal_part'],
    isBroken: isMarginalRateContradicted,
  },
  {
    code: 'COH-11',
    message: 'Capacité d’épargne supérieure au reste à vivre.',
    fields: ['financial_situation.monthly_saving_amount'],
    isBroken: ({ answers: { wealth, is_income_known, is_charge_known }, financial_situation }) => {
      const saving = numberOrNull(financial_situation['monthly_saving_amount'])
      return (
        wealth !== null && is_income_known && is_charge_known && saving !== null && saving > wealth.remaining_to_live_on
      )
    },
  },
  {
    code: 'COH-12',
    message: 'Patrimoine immobilier supérieur au seuil d’IFI.',
    fields: ['fiscality.ifi_liable'],
    isBroken: isWealthTaxContradicted,
  },
  {
    code: 'COH-13',
    message: 'Revenus fonciers sans bien locatif.',
    fields: [
      'income.monthly_real_estate_revenue_amount',
      'financial_asset.scpi_amount',
      ...lettableFields.map((field) => `non_financial_asset.${field}`),
    ],
    isBroken: ({ income, financial_asset, non_financial_asset }) =>
      isPositive(income, 'monthly_real_estate_revenue_amount') &&
      numberOrNull(financial_asset['scpi_amount']) === 0 &&
      sumOrNull(non_financial_asset, lettableFields) === 0,
  },
]

/**
 * No subscription but SCPI held by the investor, or subscriptions and nothing left. Held means owned alone: the spouse may
 * have subscribed those of a joint entity. Nothing left counts joint entities too.
 */
function isScpiExperienceContradicted({ answers: { quiz, wealth }, financial_asset }: ConsistencyInput): boolean {
  const own = numberOrNull(financial_asset['scpi_amount'])
  if (own === null) return false
  if (quiz['scpi_operations_count'] === 'none') return own > 0
  return isOneOf(['1_2', '3_5', 'gt_5'], quiz['scpi_operations_count']) && own === 0 && (wealth?.scpi_assets ?? 0) === 0
}

/**
 * More dependent children than children and other dependants, or a list that has not as many lines as children were
 * counted. The other dependants are those of the tax household besides one adult and the children.
 */
function areChildrenContradicted({ answers, pp_account, children_count }: ConsistencyInput): boolean {
  const children = numberOrNull(pp_account['nb_children'])
  if (children === null) return false
  if (children_count !== children) return true
  const household = numberOrNull(pp_account['nb_people_legal_family'])
  const others = household === null ? 0 : Math.max(0, household - 1 - children)
  return answers.nb_dependent_children !== null && answers.nb_dependent_children > children + others
}

/** The rate of the slice reached by the last income year; a non-resident is taxed by other rules. */
function isMarginalRateContradicted({ charge, fiscality, asOf }: ConsistencyInput): boolean {
  const declared = numberOrNull(charge['tmi_rate'])
  const taxable = numberOrNull(fiscality['taxable_income_amount'])
  const parts = numberOrNull(fiscality['fiscal_part'])
  if (declared === null || taxable === null || parts === null) return false
  if (isOneOf(['non_resident_eea', 'non_resident_third_country'], fiscality['fiscal_type'])) return false
  return declared !== householdTax(taxable, parts, yearOf(asOf) - 1).marginalRate
}

/**
 * Declared not liable, with real estate and SCPI above the threshold: the main home less its allowance, less the loans
 * that paid for real estate (CGI art. 964, 973 and 974). Amounts of the account, joint entities for its share.
 */
function isWealthTaxContradicted({ answers: { wealth }, fiscality, asOf }: ConsistencyInput): boolean {
  if (wealth === null || fiscality['ifi_liable'] !== false) return false
  const allowance = wealth.home * inForce(mainHomeAllowance, asOf).value
  const base = wealth.real_estate_gross + wealth.scpi_assets - allowance - wealth.real_estate_debts
  return base > inForce(wealthTaxTerms, asOf).value.threshold
}

const rules = [...objectiveRules, ...experienceRules, ...situationRules, ...wealthRules].sort((first, second) =>
  first.code < second.code ? -1 : 1,
)

/** The answers that contradict each other, by rule (COH-01 to COH-14). An answer that is not given contradicts nothing. */
export function contradictions(input: ConsistencyInput): readonly Contradiction[] {
  return rules
    .filter(({ isBroken }) => isBroken(input))
    .map(({ code, message, fields }) => ({ code, message, fields: fields.map(fieldName) }))
}

function fieldName(path: string): FieldName {
  const [section = '', field = ''] = path.split('.')
  return { section, field }
}
