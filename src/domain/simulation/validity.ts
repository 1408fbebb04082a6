import { isIsoDate } from '../value/calendar'
import { frenchNumber } from '../value/frenchText'
import type { PlannedLoan, SolutionConfiguration } from '../configuration'
import * as schemes from '../schemes'
import type { Question } from '../schemes/question'

/** Widest values that the calculation accepts; the contract's limits are narrower. */
const LARGEST_AMOUNT = 9_999_999_999.99
const LONGEST_DURATION_YEARS = 50

type NumericAnswer = {
  [Key in keyof SolutionConfiguration]-?: NonNullable<SolutionConfiguration[Key]> extends number ? Key : never
}[keyof SolutionConfiguration]

interface Limits {
  from: number
  to: number
  whole?: boolean
}

const AMOUNT: Limits = { from: 0, to: LARGEST_AMOUNT }
const RATE: Limits = { from: 0, to: 1 }

// `Object.entries` widens names to texts: the cast restores those that `satisfies` has checked.
const limits = Object.entries({
  ...limitsOfSchemes(schemes.questions()),
  net_monthly_income: AMOUNT,
  annual_tax: AMOUNT,
  alimony: AMOUNT,
  monthly_rent: AMOUNT,
  monthly_loan_payment: AMOUNT,
  contribution: AMOUNT,
  property_price: AMOUNT,
  notary_fee: AMOUNT,
  guaranty_fee: AMOUNT,
  suggested_rent: AMOUNT,
  renovation_price: AMOUNT,
  furniture_price: AMOUNT,
  loan_application_fee: AMOUNT,
  brokerage_fee: AMOUNT,
  surface: AMOUNT,
  fiscal_part: { from: 1, to: 20 },
  yearly_rent_revaluation_rate: RATE,
  loan_rate: RATE,
  insurance_rate: RATE,
  vacancy_rate: RATE,
  yearly_value_growth_rate: { from: -0.1, to: 0.1 },
  resale_fee_rate: RATE,
  insured_share: RATE,
  companion_insurance_rate: RATE,
  companion_insured_share: RATE,
  property_tax_exemption: { from: 0, to: 1 },
  waste_tax: AMOUNT,
  business_property_tax: AMOUNT,
  duration_to_display: { from: 0, to: LONGEST_DURATION_YEARS, whole: true },
  loan_duration: { from: 0, to: LONGEST_DURATION_YEARS, whole: true },
  delay_duration: { from: 0, to: LONGEST_DURATION_YEARS * 12, whole: true },
} satisfies Partial<Record<NumericAnswer, Limits>>) as [NumericAnswer, Limits][]

/** Limits of the numbers that schemes ask of their own. */
function limitsOfSchemes(questions: Readonly<Record<string, Question>>): Record<string, Limits> {
  return Object.fromEntries(
    Object.entries(questions).flatMap(([answer, question]) => {
      if (question.kind === 'integer')
        return [[answer, { from: question.minimum, to: question.maximum, whole: true }] as const]
      if (question.kind === 'fraction') return [[answer, RATE] as const]
      return question.kind === 'amount' || question.kind === 'large_amount' ? [[answer, AMOUNT] as const] : []
    }),
  )
}

/** French messages by field for the values that no calculation can take; empty when all can be. */
export function invalidAnswers(configuration: SolutionConfiguration): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const [answer, { from, to, whole }] of limits) {
    const value = configuration[answer]
    if (value === undefined) continue
    const isValid = value >= from && value <= to && (whole !== true || Number.isInteger(value))
    if (!isValid) errors[answer] = [limitMessage(from, to, whole === true)]
  }
  const {
    notary_signature_date: signature,
    simulation_charges: charges = [],
    smoothed_loans: smoothed = [],
  } = configuration
  if (signature !== undefined && !isIsoDate(signature))
    errors['notary_signature_date'] = ['Indiquez une date existante.']
  smoothed.forEach(({ monthly_credit, end_date }, index) => {
    const isValid = monthly_credit >= AMOUNT.from && monthly_credit <= AMOUNT.to
    if (!isValid) errors[`smoothed_loans.${index}.monthly_credit`] = [limitMessage(AMOUNT.from, AMOUNT.to, false)]
    if (!isIsoDate(end_date)) errors[`smoothed_loans.${index}.end_date`] = ['Indiquez une date existante.']
  })
  Object.assign(errors, invalidLoans(configuration.planned_loans ?? []))
  charges.forEach(({ amount }, index) => {
    const isValid = amount >= AMOUNT.from && amount <= AMOUNT.to
    if (!isValid) errors[`simulation_charges.${index}.amount`] = [limitMessage(AMOUNT.from, AMOUNT.to, false)]
  })
  return errors
}

const loanLimits: Readonly<Partial<Record<Exclude<keyof PlannedLoan, 'kind' | 'delay_type'>, Limits>>> = {
  amount: AMOUNT,
  rate: RATE,
  duration: { from: 1, to: LONGEST_DURATION_YEARS * 12, whole: true },
  delay_duration: { from: 0, to: LONGEST_DURATION_YEARS * 12 - 1, whole: true },
  insurance_rate: RATE,
  insured_share: RATE,
  companion_insurance_rate: RATE,
  companion_insured_share: RATE,
  fees: AMOUNT,
}

/** French messages on the loans of a plan: `planned_loans.0.amount`. */
function invalidLoans(loans: readonly PlannedLoan[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  loans.forEach((loan, index) => {
    for (const [name, limits] of Object.entries(loanLimits)) {
      const value: unknown = Reflect.get(loan, name)
      if (value === undefined) continue
      const isNumber = typeof value === 'number' && value >= limits.from && value <= limits.to
      if (!isNumber || (limits.whole === true && !Number.isInteger(value)))
        errors[`planned_loans.${index}.${name}`] = [limitMessage(limits.from, limits.to, limits.whole === true)]
    }
    if ((loan.delay_type ?? 'none') !== 'none' && (loan.delay_duration ?? 0) >= loan.duration)
      errors[`planned_loans.${index}.delay_duration`] = ['Le différé doit être plus court que le prêt.']
  })
  return errors
}

function limitMessage(from: number, to: number, whole: boolean): string {
  return `Indiquez un nombre ${whole ? 'entier ' : ''}entre ${frenchNumber(from)} et ${frenchNumber(to)}.`
}
