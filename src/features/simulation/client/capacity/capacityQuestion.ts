import { enumerations, type CompleteAttributesOf } from '#contract'
import { schemes, type ProjectType, type simulators } from '#domain'
import type { simulatorQuestions } from '#features/simulation/contract'

/** The answers with nothing left to guess: what is sent, and what this device calculates with. */
export interface CapacityQuestion extends Readonly<Parameters<typeof simulators.investmentCapacity>[0]> {
  readonly municipality: string
}

type Answers = CompleteAttributesOf<typeof simulatorQuestions.investmentCapacity>

/** The loan that is meant where nobody says: years, fractions; undefined as long as the firm’s rates are not known. */
type UsualLoan = Readonly<Record<'loan_duration' | 'loan_rate' | 'insurance_rate', number | undefined>>

const isProject = (value: unknown): value is ProjectType =>
  typeof value === 'string' && Object.hasOwn(enumerations.projectTypes, value)

/** The project that is meant: the usual one where none is chosen. */
export const projectOf = (value: unknown): ProjectType => (isProject(value) ? value : schemes.usual.investment)

/** The question that the answers make; null while there is no income, no place, or no rate. */
export function capacityQuestion(answers: Answers, usual: UsualLoan): CapacityQuestion | null {
  const { max_post_investment_debt_rate: maximum, municipality, net_monthly_income } = answers
  const loan = loanOf(answers, usual)
  if (net_monthly_income === null || net_monthly_income <= 0 || municipality === null || !loan) return null
  return {
    net_monthly_income,
    annual_tax: answers.annual_tax ?? 0,
    monthly_loan_payment: answers.monthly_loan_payment ?? 0,
    alimony: answers.alimony ?? 0,
    monthly_rent: answers.monthly_rent ?? 0,
    contribution: answers.contribution ?? 0,
    ...(maximum === null ? {} : { max_post_investment_debt_rate: maximum }),
    project: projectOf(answers.project),
    ...(answers.seniority === null ? {} : { seniority: answers.seniority }),
    ...(answers.is_first_home ? { is_first_home: true } : {}),
    ...loan,
    municipality,
  }
}

/** The loan asked for; what is left empty is the usual one. */
function loanOf(
  answers: Answers,
  usual: UsualLoan,
): Pick<CapacityQuestion, 'loan_duration' | 'loan_rate' | 'insurance_rate'> | null {
  const loan_duration = answers.loan_duration ?? usual.loan_duration
  const loan_rate = answers.loan_rate ?? usual.loan_rate
  const insurance_rate = answers.insurance_rate ?? usual.insurance_rate
  if (loan_duration === undefined || loan_rate === undefined || insurance_rate === undefined) return null
  return { loan_duration, loan_rate, insurance_rate }
}
