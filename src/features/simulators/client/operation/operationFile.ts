import { resources } from '#contract'
import { householdAnswers } from '#features/clientFile/contract/household'
import { placesIn, type FileAnswers } from '../shell/fileAnswers'
import { operationQuestions } from './questions'

/** What an operation of a file is asked under the same name. */
const ofSection = Object.keys(operationQuestions.fields).filter((name) =>
  Object.hasOwn(resources.simulation.fields, name),
)

const places = {
  ...placesIn('simulation', ofSection),
  property_price: { type: 'simulation', name: 'investment_price' },
  ...placesIn('tax', ['annual_tax', 'fiscal_part']),
  ...placesIn('charge', ['alimony', 'monthly_rent']),
} as const

/** The operation of a client file, and the budget of its household, part of which the file adds up itself. */
export const operationFile: FileAnswers = {
  read: (file) => ({
    ...file.simulation,
    ...householdAnswers(file, file.today),
    property_price: file.simulation.investment_price,
  }),
  places: () => places,
}
