export { containsPlace, type KnownPlace } from './containsPlace'
export { location } from './location'
export {
  isInArea,
  isTravelMode,
  parseArea,
  parseTravelTimeShape,
  travelMinutes,
  travelModes,
  travelTime,
  type Area,
  type Position,
  type TravelMode,
  type TravelTime,
  type TravelTimeShape,
} from './travelTime'
import { isoDate } from '../fields/dates'
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

/** Which address is asked for again. */
export const addressChoice = defineResource('address_choice', {
  address_id: text({ label: 'Adresse', required: true, maxLength: 2_000 }),
})

/** The day on which the figures of a place are asked for. */
export const locationDay = defineResource('location_day', { date: isoDate({ label: 'Date' }) })

/** An address, or a municipality while the address service does not answer. */
export interface FoundAddress {
  /** The whole, on a line: `12 rue de la Loge 34000 Montpellier`. */
  readonly label: string
  /** Number and street; null for a municipality. */
  readonly address: string | null
  readonly postal_code: string | null
  /** The slug of its municipality. */
  readonly municipality: string | null
  /** Official code of its municipality. */
  readonly insee_code: string | null
  /** Degrees; null where the address service said none. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Where the results come from: the national address service, or our own list of municipalities. */
export type AddressSource = 'geoplateforme' | 'embedded'
