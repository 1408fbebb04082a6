import { checkComplete, initialAttributes } from '#contract'
import { loanRateFor, simulators } from '#domain'
import { useFirmAssumptions, type SimulatorRequest } from '#features/simulation/client'
import { projectOf, useCapacityQuestion, type CapacityQuestion } from '#features/simulation/client/capacity'
import { simulatorQuestions } from '#features/simulation/contract'
import { missingAnswers } from '../shell/missingAnswers'
import { useInputs, type Inputs } from '../shell/useInputs'
import type { Values } from '../shell/addressInputs'

const definition = simulatorQuestions.investmentCapacity

interface CapacityInputs {
  readonly inputs: Inputs
  /** As they are shown: what was typed, else the usual value, or that of the firm. */
  readonly values: Values
  /** Null while an answer is missing or wrong, or the rates of the firm are not known. */
  readonly question: CapacityQuestion | null
  /** The same household and loan without anything to let; null with `question`. */
  readonly loan: SimulatorRequest | null
  readonly missing: readonly string[]
}

/** What a capacity is calculated from: nothing is required, and what is left empty is the usual answer. */
export function useCapacityInputs(): CapacityInputs {
  const inputs = useInputs(definition)
  const usual = useUsualAnswers(inputs.values)
  const values = { ...usual.shown, ...given(inputs.values) }
  const checked = checkComplete(definition, values)
  const question = useCapacityQuestion(checked.valid ? checked.attributes : null, usual.loan)
  const wrong = missingAnswers(definition, checked)
  const missing = wrong.length === 0 && !hasIncome(values) ? [definition.fields.net_monthly_income.label] : wrong
  return { inputs, values, question, loan: question && loanRequest(question), missing }
}

const hasIncome = ({ net_monthly_income: income }: Values): boolean => typeof income === 'number' && income > 0

const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))

/** The usual answers, and the firm's for the scheme and the duration. */
function useUsualAnswers({ project: chosen, loan_duration: typed }: Values) {
  const project = projectOf(chosen)
  const { firm = {} } = useFirmAssumptions(project)
  const years = typeof typed === 'number' ? typed : simulators.USUAL_LOAN_YEARS
  const loan = {
    loan_duration: simulators.USUAL_LOAN_YEARS,
    loan_rate: firm.loan_rates ? loanRateFor(years, firm.loan_rates) : undefined,
    insurance_rate: firm.loan_insurance_rate ?? undefined,
  }
  const { municipality } = initialAttributes(definition)
  return { loan, shown: { project, municipality: municipality ?? definition.fields.municipality.initial, ...loan } }
}

function loanRequest(question: CapacityQuestion): SimulatorRequest {
  const { net_monthly_income, alimony, monthly_rent, monthly_loan_payment, contribution } = question
  const { loan_duration, loan_rate, insurance_rate } = question
  const household = { net_monthly_income, alimony, monthly_rent, monthly_loan_payment, contribution }
  return { name: 'loan-capacity', answers: { ...household, loan_duration, loan_rate, insurance_rate } }
}
