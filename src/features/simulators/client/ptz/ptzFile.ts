import type { simulatorQuestions } from '#features/simulation/contract'
import { placesIn, type FileAnswers } from '../shell/fileAnswers'

/** What the section of the zero-rate loan asks under the same names. */
const ofSection = [
  'operation',
  'n_2_taxable_income',
  'household_composition',
  'has_owner_residence',
  'is_uninhabitable',
  'has_disability',
  'has_mobility_card',
  'has_disability_card',
  'has_disabled_adult_rent',
  'has_handicapped_children_education_rent',
  'property_right',
] as const satisfies readonly (keyof typeof simulatorQuestions.ptzSimulation.fields)[]

const places = {
  ...placesIn('ptz', ofSection),
  ...placesIn('simulation', ['municipality', 'renovation_price', 'loan_rate']),
  property_price: { type: 'simulation', name: 'investment_price' },
} as const

/** The zero-rate loan and the project of a client file. */
export const ptzFile: FileAnswers = {
  read: ({ ptz, simulation }) => ({
    ...Object.fromEntries(ofSection.map((name) => [name, ptz[name]])),
    operation: ptz.operation ?? (simulation.seniority === 'old' ? 'old_with_works' : 'new_collective'),
    municipality: simulation.municipality,
    property_price: simulation.investment_price,
    renovation_price: simulation.renovation_price,
    loan_rate: simulation.loan_rate,
  }),
  places: () => places,
}
