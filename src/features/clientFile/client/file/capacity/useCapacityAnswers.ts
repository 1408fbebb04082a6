import { useState } from 'react'
import { shallowEqual } from 'react-redux'
import { checkComplete, enumerations, type CompleteAttributesOf, type FieldErrors } from '#contract'
import { simulatorQuestions } from '#features/simulation/contract'
import type { ProjectType, simulators } from '#domain'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { today } from '#client/screens'
import { simulationApi } from '#features/simulation/client'
import { useHouseholdSections } from '../useHouseholdSections'
import { useSection } from '#client/editing'
import { useCapacityTrial } from './CapacityTrial'
import { prefilledAnswers, USUAL_PROJECT, type CapacityField, type Prefilled } from './prefilled'

const { investmentCapacity } = simulatorQuestions

/** The answers with nothing left to guess: what is sent, and what this device calculates with. */
export interface CapacityQuestion extends Readonly<Parameters<typeof simulators.investmentCapacity>[0]> {
  readonly municipality: string
}

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
  const firm = useFirm(project)
  const prefilled = prefilledAnswers({ budget, simulation, firm, today: today() }, tried['loan_duration'], project)
  const values = {
    ...Object.fromEntries(Object.entries(prefilled).map(([name, { value }]) => [name, value])),
    ...tried,
  }
  const checked = checkComplete(investmentCapacity, values)
  const question = useSame(checked.valid ? questionOf(checked.attributes, prefilled) : null)
  return { prefilled, values, errors: checked.valid ? {} : checked.errors, question }
}

const isProject = (value: unknown): value is ProjectType =>
  typeof value === 'string' && Object.hasOwn(enumerations.projectTypes, value)
const projectOf = (value: unknown): ProjectType => (isProject(value) ? value : USUAL_PROJECT)

/** The assumptions of the firm for a project, as soon as they are known. */
function useFirm(project: ProjectType) {
  simulationApi.useSimulationConfigurationQuery(project)
  return useAppSelector((state) => selectResource(state, 'simulation_configuration', project))?.attributes ?? {}
}

/** The former object as long as the next one says the same. */
function useSame<Value extends object | null>(next: Value): Value {
  const [held, setHeld] = useState(next)
  if (shallowEqual(held, next)) return held
  setHeld(next)
  return next
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

function questionOf(
  answers: CompleteAttributesOf<typeof investmentCapacity>,
  prefilled: CapacityAnswers['prefilled'],
): CapacityQuestion | null {
  const { max_post_investment_debt_rate: maximum, municipality, net_monthly_income } = answers
  const loan = loanOf(answers, prefilled)
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
  answers: CompleteAttributesOf<typeof investmentCapacity>,
  prefilled: CapacityAnswers['prefilled'],
): Pick<CapacityQuestion, 'loan_duration' | 'loan_rate' | 'insurance_rate'> | null {
  const loan_duration = answers.loan_duration ?? numberOf(prefilled.loan_duration.value)
  const loan_rate = answers.loan_rate ?? numberOf(prefilled.loan_rate.value)
  const insurance_rate = answers.insurance_rate ?? numberOf(prefilled.insurance_rate.value)
  if (loan_duration === undefined || loan_rate === undefined || insurance_rate === undefined) return null
  return { loan_duration, loan_rate, insurance_rate }
}
