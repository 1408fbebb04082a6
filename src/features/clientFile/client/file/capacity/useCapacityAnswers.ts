import { checkComplete, type FieldErrors } from '#contract'
import { simulatorQuestions } from '#features/simulation/contract'
import { today } from '#client/screens'
import { useFirmAssumptions } from '#features/simulation/client'
import {
  projectOf,
  useCapacityQuestion,
  type CapacityField,
  type CapacityQuestion,
} from '#features/simulation/client/capacity'
import { useHouseholdSections } from '../../shared/useHouseholdSections'
import { useSection } from '#client/editing'
import { useCapacityTrial } from './CapacityTrial'
import { prefilledAnswers, type Prefilled } from './prefilled'

const { investmentCapacity } = simulatorQuestions

export interface CapacityAnswers {
  readonly prefilled: Readonly<Record<CapacityField, Prefilled>>
  /** As they are shown: what is tried, else what the file says. */
  readonly values: Readonly<Record<string, unknown>>
  readonly errors: FieldErrors
  /** Null while there is no income, an answer is wrong, or the rates of the firm are not known. */
  readonly question: CapacityQuestion | null
}

/** What the capacity is calculated from: the file as it is typed, and what is tried over it. */
export function useCapacityAnswers(): CapacityAnswers {
  const budget = useHouseholdSections()
  const simulation = useSection('simulation') ?? {}
  const { tried } = useCapacityTrial()
  const project = projectOf(tried['project'] ?? simulation.project)
  const { firm = {} } = useFirmAssumptions(project)
  const prefilled = prefilledAnswers({ budget, simulation, firm, today: today() }, tried['loan_duration'], project)
  const values = {
    ...Object.fromEntries(Object.entries(prefilled).map(([name, { value }]) => [name, value])),
    ...tried,
  }
  const checked = checkComplete(investmentCapacity, values)
  const question = useCapacityQuestion(checked.valid ? checked.attributes : null, {
    loan_duration: numberOf(prefilled.loan_duration.value),
    loan_rate: numberOf(prefilled.loan_rate.value),
    insurance_rate: numberOf(prefilled.insurance_rate.value),
  })
  return { prefilled, values, errors: checked.valid ? {} : checked.errors, question }
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
