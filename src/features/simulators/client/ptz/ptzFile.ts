import { resources } from '#contract'
import { only, renamed, type FileAnswers } from '../shell/fileAnswers'

const OF_PTZ = Object.keys(resources.ptz.fields)
const OF_OPERATION = {
  property_price: 'investment_price',
  renovation_price: 'renovation_price',
  municipality: 'municipality',
  loan_rate: 'loan_rate',
}

/** The zero-rate loan of a file: its own section, and the home of its operation. */
export const ptzFile: FileAnswers = {
  read: ({ ptz, simulation }) => ({
    ...only(ptz, OF_PTZ),
    ...renamed(simulation, Object.fromEntries(Object.entries(OF_OPERATION).map(([name, other]) => [other, name]))),
    ...(ptz.operation ? {} : { operation: simulation.seniority === 'old' ? 'old_with_works' : 'new_collective' }),
  }),
  written: (values) => ({ ptz: only(values, OF_PTZ), simulation: renamed(values, OF_OPERATION) }),
}
