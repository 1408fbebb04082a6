import { only, renamed, type FileAnswers } from '../shell/fileAnswers'

const OF_OPERATION = ['municipality', 'pinel_type', 'pinel_term', 'notary_signature_date', 'notary_fee', 'surface']

/** A purchase under Pinel: the operation of a file, and the tax of its household. */
export const pinelFile: FileAnswers = {
  read: ({ simulation, household: { tax } }) => ({
    ...only(simulation, OF_OPERATION),
    ...renamed(simulation, { investment_price: 'property_price' }),
    ...only(tax, ['annual_tax']),
  }),
  written: (values) => ({
    tax: only(values, ['annual_tax']),
    simulation: { ...only(values, OF_OPERATION), ...renamed(values, { property_price: 'investment_price' }) },
  }),
}
