import { enumerations } from '#contract'
import { placesIn, type FileAnswers } from '../shell/fileAnswers'

const places = {
  ...placesIn('simulation', ['municipality', 'surface', 'notary_signature_date']),
  ...placesIn('ptz', ['n_2_taxable_income', 'household_composition']),
  property_price: { type: 'simulation', name: 'investment_price' },
} as const

/** The project of a client file, and the occupants that its zero-rate loan asks for. */
export const reducedVatFile: FileAnswers = {
  read: ({ ptz, simulation: { project, ...simulation } }) => ({
    municipality: simulation.municipality,
    is_main_residence: project ? !enumerations.isInvestment(project) : undefined,
    household_composition: ptz.household_composition,
    n_2_taxable_income: ptz.n_2_taxable_income,
    property_price: simulation.investment_price,
    surface: simulation.surface,
    notary_signature_date: simulation.notary_signature_date,
  }),
  places: () => places,
}
