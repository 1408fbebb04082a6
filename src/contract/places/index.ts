export { location } from './location'
import { text } from '../fields/texts'
import { defineResource } from '../resource'

/** What an address is looked for by (specification §5). */
export const addressSearch = defineResource('address_search', {
  input: text({ label: 'Adresse', required: true }),
  types: text({
    label: 'Natures',
    required: true,
    help: 'housenumber, street, locality, municipality, séparées par des virgules.',
  }),
})

/** An address, or a municipality while the address service does not answer. */
export interface FoundAddress {
  /** The whole, on a line: `12 rue de la Loge 34000 Montpellier`. */
  readonly label: string
  /** Number and street; null for a municipality. */
  readonly address: string | null
  readonly postal_code: string | null
  /** The slug of its municipality. */
  readonly municipality: string | null
}

/** Where the results come from: the national address service, or our own list of municipalities. */
export type AddressSource = 'geoplateforme' | 'embedded'
