import { isUuid } from '#contract'

/** How far references are looked for, kilometres, and since when, months. */
export const radii = [0.5, 1, 2, 3, 5] as const
export const periods = [12, 24, 36] as const

/** A home that is no lot of the catalogue: where it is, and what is known of it. */
export interface OtherHome {
  readonly label: string
  /** Degrees; null where only its municipality is known. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** Slug. */
  readonly municipality: string | null
  /** Square metres, euros, euros a month. */
  readonly surface: number | null
  readonly price: number | null
  readonly rent: number | null
}

/** What the page of references shows, as its address says it. */
export interface Bench {
  /** Id of the lot that is situated; null: a home of an address, or none yet. */
  readonly lot: string | null
  readonly home: OtherHome | null
  /** Kilometres. */
  readonly radius: number
  readonly months: number
  /** Ids of the references that do not count. */
  readonly leftOut: readonly string[]
}

const names = {
  lot: 'lot',
  label: 'adresse',
  point: 'point',
  municipality: 'commune',
  surface: 'surface',
  price: 'prix',
  rent: 'loyer',
  radius: 'rayon',
  months: 'mois',
  leftOut: 'sauf',
} as const

const USUAL_RADIUS = 2
const USUAL_MONTHS = 24

/** Reads the page of an address; what it says that does not exist counts as not said. */
export function parseBench(query: URLSearchParams): Bench {
  const lot = query.get(names.lot)
  const [radius, months] = [Number(query.get(names.radius)), Number(query.get(names.months))]
  const known = lot !== null && isUuid(lot) ? lot : null
  return {
    lot: known,
    home: known === null ? homeIn(query) : null,
    radius: radii.find((each) => each === radius) ?? USUAL_RADIUS,
    months: periods.find((each) => each === months) ?? USUAL_MONTHS,
    leftOut: [...new Set((query.get(names.leftOut) ?? '').split(',').filter(isUuid))],
  }
}

function homeIn(query: URLSearchParams): OtherHome | null {
  const point = pointIn(query.get(names.point) ?? '')
  const municipality = query.get(names.municipality)
  if (!point && municipality === null) return null
  const [latitude, longitude] = point ?? [null, null]
  return {
    label: query.get(names.label) ?? (point ? point.join(', ') : (municipality ?? '')),
    latitude,
    longitude,
    municipality,
    surface: numberIn(query.get(names.surface)),
    price: numberIn(query.get(names.price)),
    rent: numberIn(query.get(names.rent)),
  }
}

/** Latitude and longitude; undefined for what is no point of the earth. */
function pointIn(text: string): readonly [number, number] | undefined {
  const [latitude, longitude] = text.split(',').map(Number)
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined
}

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : null

/** The address of the page. */
export function benchAddress(bench: Partial<Bench> = {}): string {
  const { lot = null, home = null, radius = USUAL_RADIUS, months = USUAL_MONTHS, leftOut = [] } = bench
  const query = new URLSearchParams({
    ...(lot === null ? (home ? written(home) : {}) : { [names.lot]: lot }),
    ...(radius === USUAL_RADIUS ? {} : { [names.radius]: String(radius) }),
    ...(months === USUAL_MONTHS ? {} : { [names.months]: String(months) }),
    ...(leftOut.length > 0 ? { [names.leftOut]: leftOut.join(',') } : {}),
  }).toString()
  return `/comparateur/benchproperties${query === '' ? '' : `?${query}`}`
}

function written({ label, latitude, longitude, municipality, surface, price, rent }: OtherHome) {
  const figures = { [names.surface]: surface, [names.price]: price, [names.rent]: rent }
  const said = Object.entries(figures).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
  return {
    [names.label]: label,
    ...(latitude === null || longitude === null ? {} : { [names.point]: `${String(latitude)},${String(longitude)}` }),
    ...(municipality === null ? {} : { [names.municipality]: municipality }),
    ...Object.fromEntries<string>(said.map(([name = '', value = '']) => [name, value])),
  }
}
