import type { Place } from './pairs'
import type { Whose } from './sides'

/** An amount of a file that several fields of masses make up. */
export interface Total {
  readonly group: string
  /** Of the client’s own mass, or of all those of the household. */
  readonly of: 'own' | 'household'
  readonly here: readonly Place[]
  readonly there: (whose: Whose) => Place
  /** The field that takes the amount of a file, where the others are empty; a total that says too little is taken by none. */
  readonly takenBy?: Place
}

const income = (name: string): Place => ['pp_income', `monthly_${name}_amount`]
const charge = (name: string): Place => ['pp_charge', `monthly_${name}_amount`]
const financial = (name: string): Place => ['financial_asset', `${name}_amount`]
const estate = (name: string): Place => ['non_financial_asset', `${name}_amount`]
const single = (place: Place): Pick<Total, 'here' | 'takenBy'> => ({ here: [place], takenBy: place })

const BUDGET = 'Budget du foyer'
const WEALTH = 'Patrimoine du foyer'
const wages = income('wages_pensions')
const homeAmount = estate('real_estate_home')
const inBudget = { group: BUDGET, of: 'household' } as const
const inWealth = { group: WEALTH, of: 'household' } as const

const accounts = ['current_account', 'livret_csl', 'livret_ldds', 'livret_a_blue', 'livret_lep', 'livret_young', 'cel']
const securities = [
  'term_account',
  'pel',
  'pep',
  'securities_account',
  'pea_account',
  'peapme_account',
  'fcp_and_co',
  'other_securities',
  'life_insurance',
  'pep_life_insurance',
  'capitalisation_contract',
  'full_life_insurance',
  'per_individual',
  'perp',
  'madelin',
  'per_mutual',
  'per_obligatory',
  'perco',
  'article_83',
  'article_39',
  'prefon_contract',
  'pee_pei',
]
const letProperty = ['real_estate_other_without_defisc', 'real_estate_other_with_defisc', 'sci']

/** The amounts that a file asks for the household, or in one sum. */
export const totals: readonly Total[] = [
  {
    group: BUDGET,
    of: 'own',
    here: [wages, ...['company_director_revenue', 'bic_revenue', 'bnc_revenue', 'agricultural_revenue'].map(income)],
    takenBy: wages,
    there: (whose) =>
      whose === 'person' ? (['income', 'net_monthly_income'] as const) : (['companion', 'net_monthly_income'] as const),
  },
  { ...inBudget, ...single(income('other_regular_revenue')), there: () => ['income', 'net_other_income'] },
  { ...inBudget, ...single(charge('rent')), there: () => ['charge', 'monthly_rent'] },
  { ...inBudget, ...single(charge('alimony')), there: () => ['charge', 'alimony'] },
  { ...inBudget, ...single(charge('current_charges')), there: () => ['charge', 'monthly_expense'] },
  { ...inWealth, ...single(homeAmount), there: () => ['heritage', 'main_residence_value'] },
  { ...inWealth, here: accounts.map(financial), there: () => ['heritage', 'liquidity'] },
  { ...inWealth, here: securities.map(financial), there: () => ['heritage', 'security_and_bond'] },
  {
    ...inWealth,
    here: [...letProperty.map(estate), financial('scpi')],
    there: () => ['heritage', 'investment_real_estate'],
  },
]
