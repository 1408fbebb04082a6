import { resources } from '#contract'
import { householdAnswers } from '#features/clientFile/contract/household'
import { only, renamed, type FileAnswers } from '../shell/fileAnswers'
import { operationQuestions } from './questions'

const OF_HOUSEHOLD = [
  'net_monthly_income',
  'annual_tax',
  'fiscal_part',
  'monthly_loan_payment',
  'alimony',
  'monthly_rent',
]

/** What an operation of a file is asked under the same name. */
const OF_OPERATION = Object.keys(operationQuestions.fields).filter((name) =>
  Object.hasOwn(resources.simulation.fields, name),
)

/** The operation of a file, and the budget of its household. What a file adds up itself is not written. */
export const operationFile: FileAnswers = {
  read: ({ household, simulation }, today) => ({
    ...only(householdAnswers(household, today), OF_HOUSEHOLD),
    ...only(simulation, OF_OPERATION),
    ...renamed(simulation, { investment_price: 'property_price' }),
  }),
  written: (values) => ({
    tax: only(values, ['annual_tax', 'fiscal_part']),
    charge: only(values, ['alimony', 'monthly_rent']),
    simulation: { ...only(values, OF_OPERATION), ...renamed(values, { property_price: 'investment_price' }) },
  }),
}
