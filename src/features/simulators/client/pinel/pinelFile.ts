import { placesIn, type FileAnswers } from '../shell/fileAnswers'

const places = {
  ...placesIn('simulation', [
    'municipality',
    'notary_signature_date',
    'notary_fee',
    'surface',
    'pinel_type',
    'pinel_term',
  ]),
  ...placesIn('tax', ['annual_tax']),
  other_tax_advantages: { type: 'tax', name: 'credit_tax_used' },
  property_price: { type: 'simulation', name: 'investment_price' },
} as const

/** The Pinel project of a client file and its tax: both simulators take of it what they ask. */
export const pinelFile: FileAnswers = {
  read: ({ simulation, tax }) => ({
    municipality: simulation.municipality,
    pinel_type: simulation.pinel_type,
    pinel_term: simulation.pinel_term,
    notary_signature_date: simulation.notary_signature_date,
    annual_tax: tax.annual_tax,
    other_tax_advantages: tax.credit_tax_used,
    property_price: simulation.investment_price,
    notary_fee: simulation.notary_fee,
    surface: simulation.surface,
  }),
  places: () => places,
}
