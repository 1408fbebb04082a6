import { only, renamed, type FileAnswers } from '../shell/fileAnswers'

const OF_OPERATION = ['municipality', 'surface', 'notary_signature_date']
const OF_PTZ = ['household_composition', 'n_2_taxable_income']

/** A new home at the reduced VAT: the operation of a file, and what its zero-rate loan says of those who will live there. */
export const reducedVatFile: FileAnswers = {
  read: ({ simulation, ptz }) => ({
    ...only(simulation, OF_OPERATION),
    ...renamed(simulation, { investment_price: 'property_price' }),
    ...only(ptz, OF_PTZ),
  }),
  written: (values) => ({
    ptz: only(values, OF_PTZ),
    simulation: { ...only(values, OF_OPERATION), ...renamed(values, { property_price: 'investment_price' }) },
  }),
}
