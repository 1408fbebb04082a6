import dayjs from 'dayjs'
import type { Catalogue, CatalogueProperty } from '#features/catalogue/contract'
import type { Bench, OtherHome } from './benchAddress'

/** What is situated: a lot of the catalogue, or a home at an address. Euros, euros a month, square metres. */
export interface Subject {
  readonly label: string
  readonly latitude: number | null
  readonly longitude: number | null
  /** Slug. */
  readonly municipality: string | null
  readonly price: number | null
  readonly rent: number | null
  readonly surface: number | null
  /** As the catalogue has it; undefined for a home at an address. */
  readonly lot: CatalogueProperty | undefined
}

/** Something that the subject is measured by. */
export interface Reference {
  readonly lot: CatalogueProperty
  /** Kilometres as the crow flies; null for one of the same municipality that stands nowhere. */
  readonly distance: number | null
  /** The day from which its price is asked, `YYYY-MM-DD`. */
  readonly date: string
  /** In full ownership, works and parking included. Euros. */
  readonly price: number
  /** Square metres. */
  readonly surface: number
  /** Euros. */
  readonly perSquareMetre: number
  /** Euros a month and a square metre. */
  readonly rentPerSquareMetre: number | null
  readonly isSold: boolean
}

/** The nearest references, and how many there are in all. */
export interface References {
  readonly found: readonly Reference[]
  readonly total: number
}

/** Most that are shown. */
export const MOST_REFERENCES = 200

const sold: readonly (string | null)[] = ['booked', 'sold', 'delivered']
const shown: readonly (string | null)[] = ['available', 'optioned', ...sold]

export const subjectOfLot = (lot: CatalogueProperty, label: string): Subject => ({
  label,
  latitude: lot.program.latitude,
  longitude: lot.program.longitude,
  municipality: lot.program.municipality,
  price: comparablePrice(lot),
  rent: lot.suggested_rent,
  surface: lot.surface,
  lot,
})

export const subjectOfHome = (home: OtherHome): Subject => ({ ...home, lot: undefined })

/** What a lot costs in full ownership with its works: what prices of different schemes have in common. Euros. */
export const comparablePrice = ({
  property_price: price,
  full_ownership_price: whole,
  renovation_price: works,
}: CatalogueProperty): number | null => whole ?? (price === null ? null : price + (works ?? 0))

/** What can be compared with the subject: other programmes, as near and as recent as asked; of a lot, the same kind and a room more or less at most. */
export function referencesOf(
  { properties }: Catalogue,
  subject: Subject,
  { radius, months, today }: Pick<Bench, 'radius' | 'months'> & { readonly today: string },
): References {
  const since = dayjs(today).subtract(months, 'month').format('YYYY-MM-DD')
  const found = properties.flatMap((lot) => {
    const distance = distanceTo(subject, lot)
    const reference = isAlike(subject, lot) && distance !== undefined ? referenceOf(lot, distance) : undefined
    return reference && reference.date >= since && (distance ?? 0) <= radius ? [reference] : []
  })
  return {
    total: found.length,
    found: found
      .toSorted((one, other) => (one.distance ?? radius) - (other.distance ?? radius))
      .slice(0, MOST_REFERENCES),
  }
}

function isAlike({ lot: own }: Subject, lot: CatalogueProperty): boolean {
  if (!shown.includes(lot.status)) return false
  if (!own) return true
  const isNear = own.rooms === null || lot.rooms === null || Math.abs(own.rooms - lot.rooms) <= 1
  return lot.program.id !== own.program.id && lot.kind === own.kind && isNear
}

function referenceOf(lot: CatalogueProperty, distance: number | null): Reference | undefined {
  const price = comparablePrice(lot)
  const { surface, suggested_rent: rent } = lot
  if (price === null || surface === null || surface === 0) return undefined
  return {
    lot,
    distance,
    date: (lot.price_changed_on ?? lot.created_at ?? '').slice(0, 10),
    price,
    surface,
    perSquareMetre: price / surface,
    rentPerSquareMetre: rent === null ? null : rent / surface,
    isSold: sold.includes(lot.status),
  }
}

/** Kilometres; null in the same municipality where one of both stands nowhere; undefined where nothing is known. */
function distanceTo(subject: Subject, { program }: CatalogueProperty): number | null | undefined {
  const { latitude, longitude, municipality } = subject
  if (latitude !== null && longitude !== null && program.latitude !== null && program.longitude !== null)
    return kilometres([latitude, longitude], [program.latitude, program.longitude])
  return municipality !== null && municipality === program.municipality ? null : undefined
}

const EARTH_KM = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great circle between two points, latitude first. */
export function kilometres([south, west]: readonly [number, number], [north, east]: readonly [number, number]): number {
  const [height, width] = [radians(north - south) / 2, radians(east - west) / 2]
  const chord = Math.sin(height) ** 2 + Math.cos(radians(south)) * Math.cos(radians(north)) * Math.sin(width) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord))
}
