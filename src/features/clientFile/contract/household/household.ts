import type { HouseholdComposition, HouseholdWealth, RunningReduction, SmoothedLoan } from '#domain'
import type { Attributes, ResourceType } from '#contract/resources'
import { isIsoDate } from '#contract'

type Typed<Type extends ResourceType> = Partial<Attributes<Type>>

/** Who lives in the household and what they earn. Attributes may be as they were typed, wrong ones included. */
export interface HouseholdMembers {
  readonly person: Typed<'person'>
  /** Null without a companion. */
  readonly companion: Typed<'companion'> | null
  readonly children: readonly Typed<'child'>[]
  readonly income: Typed<'income'>
  readonly tax: Typed<'tax'>
  readonly heritage: Typed<'heritage'>
  readonly currentLoans: readonly Typed<'current_loan'>[]
  readonly runningReductions: readonly Typed<'running_reduction'>[]
}

/** What the household earns and pays. */
export interface HouseholdBudget extends Pick<HouseholdMembers, 'companion' | 'income' | 'tax' | 'currentLoans'> {
  readonly charge: Typed<'charge'>
}

/** Who the household is for the tax: people filing one return, children, what they earn in a year. */
export function householdComposition({
  person,
  companion,
  children,
  income,
  tax,
  heritage,
  currentLoans,
  runningReductions,
}: HouseholdMembers): HouseholdComposition {
  const joint = companion !== null && (person.marital_status === 'married' || person.marital_status === 'pacs')
  const adults = joint ? [person, companion] : [person]
  const wealth = realEstateOf(heritage, tax, currentLoans)
  const monthlyEarnings = numberOr0(income.net_monthly_income) + (joint ? numberOr0(companion.net_monthly_income) : 0)
  return {
    joint,
    children: children.map((child) => ({
      has_alternating_custody: child.has_alternating_custody ?? false,
      is_handicapped: child.is_handicapped ?? false,
    })),
    widowed: !joint && person.marital_status === 'widowed',
    lone_parent: companion === null && (person.marital_status === 'single' || person.marital_status === 'divorced'),
    handicapped_adults: adults.filter(({ is_handicapped }) => is_handicapped === true).length,
    earned_income: monthlyEarnings * 12,
    net_rental_income: numberOr0(income.net_rental_income) * 12,
    prior_land_deficit: numberOr0(income.prior_land_deficit),
    capped_advantages_used: numberOr0(tax.credit_tax_used),
    running_reductions: runningReductions.flatMap(runningReductionOf),
    ...(wealth ? { wealth } : {}),
  }
}

/** A reduction that is said in full; none otherwise. */
function runningReductionOf({ cap, amount, first_year, last_year }: Typed<'running_reduction'>): RunningReduction[] {
  if (!cap || typeof amount !== 'number' || typeof last_year !== 'number') return []
  return [{ cap, amount, last_year, ...(typeof first_year === 'number' ? { first_year } : {}) }]
}

/** The real estate of the household and what it owes on it; undefined as long as nobody has said any of it. */
function realEstateOf(
  { main_residence_value, investment_real_estate }: Typed<'heritage'>,
  { has_ifi }: Typed<'tax'>,
  currentLoans: readonly Typed<'current_loan'>[],
): HouseholdWealth | undefined {
  if (typeof main_residence_value !== 'number' && typeof investment_real_estate !== 'number') return undefined
  return {
    main_residence_value: numberOr0(main_residence_value),
    investment_real_estate: numberOr0(investment_real_estate),
    debts: currentLoans.flatMap(({ type, remaining_capital, end_date }) =>
      type === 'real_estate' &&
      typeof remaining_capital === 'number' &&
      typeof end_date === 'string' &&
      isIsoDate(end_date)
        ? [{ remaining_capital, end_date }]
        : [],
    ),
    has_ifi: has_ifi === true,
  }
}

/**
 * The household as a calculation asks for it (specification §3): the income of the client and of the companion and the
 * other incomes, without rents, which tax and banks count otherwise; the instalments of the loans that are not over.
 * Euros a month, the tax in euros a year; null, or as it was typed, where an answer is missing or wrong.
 * @param today `YYYY-MM-DD`
 */
export function householdAnswers({ income, companion, tax, charge, currentLoans }: HouseholdBudget, today: string) {
  return {
    net_monthly_income: sum([
      income.net_monthly_income,
      companion?.net_monthly_income ?? 0,
      income.net_other_income ?? 0,
    ]),
    annual_tax: tax.annual_tax,
    fiscal_part: tax.fiscal_part,
    alimony: charge.alimony,
    monthly_rent: charge.monthly_rent,
    monthly_loan_payment: sum(
      currentLoans.filter((loan) => !isOver(loan, today)).map(({ monthly_credit }) => monthly_credit ?? 0),
    ),
  }
}

/** The loans that the new one is smoothed with: those asked for, not over, and said in full. */
export function smoothedLoans(currentLoans: readonly Typed<'current_loan'>[], today: string): SmoothedLoan[] {
  return currentLoans.flatMap((loan) => {
    const { is_included_on_smoothing, monthly_credit, end_date } = loan
    const isCounted = is_included_on_smoothing === true && !isOver(loan, today)
    return isCounted && typeof monthly_credit === 'number' && typeof end_date === 'string' && isIsoDate(end_date)
      ? [{ monthly_credit, end_date }]
      : []
  })
}

/** The last instalment of the loan is past. */
export const isOver = ({ end_date: end }: Typed<'current_loan'>, today: string): boolean =>
  typeof end === 'string' && isIsoDate(end) && end < today

const numberOr0 = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Euros, to the cent; null when one of them is missing or wrong. */
function sum(amounts: readonly unknown[]): number | null {
  const known = amounts.filter((amount) => typeof amount === 'number')
  return known.length < amounts.length
    ? null
    : Math.round(known.reduce((total, amount) => total + amount, 0) * 100) / 100
}
