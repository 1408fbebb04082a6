import type { IsoDate } from '../value/calendar'
import { toCents, toEuros } from '../value/rounding'
import type { Values } from './score'
import { amountOf } from './values'

/** What one set of assets holds, and the share of it that is counted (1 for all of it). */
export interface WeightedEntity {
  share: number
  income: Values
  charge: Values
  financial_asset: Values
  non_financial_asset: Values
  loans: readonly Values[]
}

/** Budget and assets of an investor, or of the subscribers together. Euros, to the cent; ratios are not rounded. */
export interface Wealth {
  income_month: number
  charges_month: number
  /** Instalments of the loans that have not ended. */
  loans_month: number
  outflow_month: number
  remaining_to_live_on: number
  /** 0 for who is housed for nothing. */
  rent_month: number
  alimony_month: number
  rental_income_month: number
  /** Available at once. */
  liquid_a: number
  /** Available within weeks, possibly with a loss. */
  other_liquid: number
  financial_assets: number
  scpi_assets: number
  real_estate_gross: number
  /** Main home alone. */
  home: number
  other_assets: number
  /** Capital left of the loans that have not ended. */
  debts: number
  /** Of which lent for a home, a letting, works or SCPI shares. */
  real_estate_debts: number
  net_worth: number
  net_worth_excl_home: number
  /** What is left of income, as a fraction of it; -1 without income. */
  saving_ratio: number
  /** Loans, rent and alimony over income, 30 % of rents left out; 1 without income. */
  debt_ratio: number
  /** Months of outflow that `liquid_a` pays for; 99 without outflow. */
  precaution_months: number
}

const incomeFields = [
  'monthly_wages_pensions_amount',
  'monthly_company_director_revenue_amount',
  'monthly_bic_revenue_amount',
  'monthly_bnc_revenue_amount',
  'monthly_agricultural_revenue_amount',
  'monthly_real_estate_revenue_amount',
  'monthly_other_regular_revenue_amount',
]

/** Charges but for the rent. */
const chargeFields = [
  'monthly_alimony_amount',
  'monthly_income_tax_amount',
  'monthly_real_estate_tax_amount',
  'monthly_housing_tax_amount',
  'monthly_ifi_tax_amount',
  'monthly_current_charges_amount',
]

/** Liquidity class A. */
const availableAtOnce = [
  'current_account_amount',
  'livret_csl_amount',
  'livret_ldds_amount',
  'livret_a_blue_amount',
  'livret_lep_amount',
  'livret_young_amount',
  'cel_amount',
]

/** Liquidity class B. */
const availableWithinWeeks = [
  'term_account_amount',
  'pel_amount',
  'pep_amount',
  'associate_account_immediate_amount',
  'securities_account_amount',
  'pea_account_amount',
  'peapme_account_amount',
  'fcp_and_co_amount',
  'life_insurance_amount',
  'pep_life_insurance_amount',
  'capitalisation_contract_amount',
]

/** Liquidity classes C, not liquid, and D, held until retirement. `pee_pei_available_amount` is part of `pee_pei_amount`. */
const notAvailable = [
  'scpi_amount',
  'other_financial_assets_amount',
  'other_securities_amount',
  'full_life_insurance_amount',
  'pee_pei_amount',
  'per_individual_amount',
  'perp_amount',
  'madelin_amount',
  'per_mutual_amount',
  'per_obligatory_amount',
  'perco_amount',
  'article_83_amount',
  'article_39_amount',
  'prefon_contract_amount',
]

const realEstateFields = [
  'real_estate_home_amount',
  'real_estate_secondary_home_amount',
  'real_estate_other_without_defisc_amount',
  'real_estate_other_with_defisc_amount',
  'real_estate_various_amount',
  'sci_amount',
]

const realEstatePurposes: readonly unknown[] = [
  'main_residence',
  'secondary_home',
  'rental_investment',
  'scpi',
  'works',
]

/**
 * Budget and assets of some entities, each counted for its share. An amount that is not given counts 0, a loan that ended
 * before the day does not count.
 * @param asOf the day, `YYYY-MM-DD`
 */
export function wealthOf(entities: readonly WeightedEntity[], asOf: IsoDate): Wealth {
  const cents = centsOf(entities, asOf)
  const outflow = cents.charges + cents.loans
  const remaining = cents.income - outflow
  const financialAssets = cents.financial
  const netWorth = financialAssets + cents.realEstate + cents.others - cents.debts
  return {
    income_month: toEuros(cents.income),
    charges_month: toEuros(cents.charges),
    loans_month: toEuros(cents.loans),
    outflow_month: toEuros(outflow),
    remaining_to_live_on: toEuros(remaining),
    rent_month: toEuros(cents.rent),
    alimony_month: toEuros(cents.alimony),
    rental_income_month: toEuros(cents.rentalIncome),
    liquid_a: toEuros(cents.liquid),
    other_liquid: toEuros(cents.otherLiquid),
    financial_assets: toEuros(financialAssets),
    scpi_assets: toEuros(cents.scpi),
    real_estate_gross: toEuros(cents.realEstate),
    home: toEuros(cents.home),
    other_assets: toEuros(cents.others),
    debts: toEuros(cents.debts),
    real_estate_debts: toEuros(cents.realEstateDebts),
    net_worth: toEuros(netWorth),
    net_worth_excl_home: toEuros(netWorth - cents.home + cents.homeDebts),
    saving_ratio: cents.income <= 0 ? -1 : remaining / cents.income,
    debt_ratio: debtRatioOf(cents.loans + cents.rent + cents.alimony, cents.income, cents.rentalIncome),
    precaution_months: outflow <= 0 ? 99 : cents.liquid / outflow,
  }
}

/** Whole cents on both sides, the 30 % included: a ratio that is exactly at a bound is found there. */
function debtRatioOf(engaged: number, income: number, rentalIncome: number): number {
  const counted = income * 10 - rentalIncome * 3
  return counted <= 0 ? 1 : (engaged * 10) / counted
}

/** The sums of all entities, whole cents. */
function centsOf(entities: readonly WeightedEntity[], asOf: IsoDate) {
  const sum = (amount: (entity: WeightedEntity) => number): number =>
    toCents(entities.reduce((total, entity) => total + entity.share * amount(entity), 0))
  const ofLoans = (field: string, counts: (loan: Values) => boolean = () => true) =>
    sum(({ loans }) =>
      total(loans.filter((loan) => isRunning(loan, asOf) && counts(loan)).map((loan) => amountOf(loan, field))),
    )
  return {
    income: sum(({ income }) => totalOf(income, incomeFields)),
    rent: sum(rentOf),
    charges: sum((entity) => rentOf(entity) + totalOf(entity.charge, chargeFields)),
    loans: ofLoans('monthly_payment_amount'),
    alimony: sum(({ charge }) => amountOf(charge, 'monthly_alimony_amount')),
    rentalIncome: sum(({ income }) => amountOf(income, 'monthly_real_estate_revenue_amount')),
    liquid: sum(({ financial_asset }) => totalOf(financial_asset, availableAtOnce)),
    otherLiquid: sum(({ financial_asset }) =>
      totalOf(financial_asset, [...availableWithinWeeks, 'pee_pei_available_amount']),
    ),
    financial: sum(({ financial_asset }) =>
      totalOf(financial_asset, [...availableAtOnce, ...availableWithinWeeks, ...notAvailable]),
    ),
    scpi: sum(({ financial_asset }) => amountOf(financial_asset, 'scpi_amount')),
    realEstate: sum(({ non_financial_asset }) => totalOf(non_financial_asset, realEstateFields)),
    home: sum(({ non_financial_asset }) => amountOf(non_financial_asset, 'real_estate_home_amount')),
    others: sum(({ non_financial_asset }) => amountOf(non_financial_asset, 'other_non_financial_assets_amount')),
    debts: ofLoans('remaining_capital_amount'),
    homeDebts: ofLoans('remaining_capital_amount', ({ purpose }) => purpose === 'main_residence'),
    realEstateDebts: ofLoans('remaining_capital_amount', ({ purpose }) => realEstatePurposes.includes(purpose)),
  }
}

function rentOf({ charge }: WeightedEntity): number {
  return charge['free_of_charge_housing'] === true ? 0 : amountOf(charge, 'monthly_rent_amount')
}

function isRunning({ end_date }: Values, asOf: IsoDate): boolean {
  return typeof end_date !== 'string' || end_date >= asOf
}

function totalOf(values: Values, fields: readonly string[]): number {
  return total(fields.map((field) => amountOf(values, field)))
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
