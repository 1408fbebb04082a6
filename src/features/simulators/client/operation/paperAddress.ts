import { writtenInputs, type Values } from '../shell/addressInputs'
import { printedOperationAddress } from '../simulators'
import { operationQuestions } from './questions'

/** The address of the simulation on paper, with the same answers; it prints itself. */
export function paperAddress(values: Values): string {
  const answers = writtenInputs(operationQuestions, values)
  answers.set('auto', '1')
  return `${printedOperationAddress}?${answers.toString()}`
}
