import type { Attributes } from '#contract'
import { householdAnswers, type HouseholdBudget } from '#features/clientFile/contract/household'
import { simulatorQuestions } from '#features/simulation/contract'
import type { CapacityField } from '#features/simulation/client/capacity'
import { loanRateFor, schemes, simulators } from '#domain'

/** What an answer is before anybody tries another, and where it comes from. */
export interface Prefilled {
  readonly value: unknown
  /** `Du dossier`, `Taux de votre société`. */
  readonly origin: string
}

export interface CapacitySources {
  readonly budget: HouseholdBudget
  readonly simulation: Partial<Attributes<'simulation'>>
  readonly firm: Partial<Attributes<'simulation_configuration'>>
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** The project of a household that has not chosen one. */
const USUAL_PROJECT = schemes.usual.investment

const FILE = 'Du dossier'

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)
const positiveOr = (value: unknown, otherwise: number): number => numberOr(value, 0) || otherwise

/**
 * The answers as the file gives them; for those that it leaves empty, the usual value or that of the firm.
 * @param triedYears of the loan, which its rate depends on
 * @param triedProject which tells a home of one’s own from a purchase to let
 */
export function prefilledAnswers(
  { budget, simulation, firm, today }: CapacitySources,
  triedYears: unknown,
  triedProject: string,
): Readonly<Record<CapacityField, Prefilled>> {
  const household = householdAnswers(budget, today)
  const ofFile = (value: unknown, otherwise: unknown = 0, origin = 'Rien dans le dossier'): Prefilled =>
    (value ?? null) === null ? { value: otherwise, origin } : { value, origin: FILE }
  const isHome = schemes.find(triedProject)?.kind === 'home'
  const years = positiveOr(simulation.loan_duration, 0)
  const firmRate = firm.loan_rates
    ? loanRateFor(positiveOr(triedYears, years || simulators.USUAL_LOAN_YEARS), firm.loan_rates)
    : null
  return {
    net_monthly_income: ofFile(household.net_monthly_income, null),
    annual_tax: ofFile(household.annual_tax),
    monthly_loan_payment: ofFile(household.monthly_loan_payment),
    alimony: ofFile(household.alimony),
    monthly_rent: ofFile(household.monthly_rent),
    contribution: ofFile(simulation.contribution),
    max_post_investment_debt_rate: { value: null, origin: 'Limite du HCSF' },
    project: ofFile(simulation.project, USUAL_PROJECT, 'Dispositif usuel'),
    // Who buys to let: the seniority that the scheme usually has, and never a first home.
    seniority: isHome ? ofFile(simulation.seniority, 'new', 'Neuf') : { value: null, origin: 'Celle du dispositif' },
    is_first_home: { value: isHome && simulation.is_first_home === true, origin: FILE },
    loan_duration:
      years > 0 ? { value: years, origin: FILE } : { value: simulators.USUAL_LOAN_YEARS, origin: 'Durée usuelle' },
    loan_rate: ofFile(simulation.loan_rate, firmRate, 'Taux de votre société pour cette durée'),
    insurance_rate: ofFile(simulation.insurance_rate, firm.loan_insurance_rate ?? null, 'Taux de votre société'),
    municipality: ofFile(
      simulation.municipality,
      simulatorQuestions.investmentCapacity.fields.municipality.initial,
      'Commune usuelle',
    ),
  }
}
