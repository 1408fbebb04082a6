import dayjs from 'dayjs'
import { containsPlace, isInArea, type KnownPlace, type TravelTimeShape } from '#contract/places'
import type { CatalogueProgram, CatalogueProperty } from '#features/catalogue/contract'
import type { LotCriteria, Zone } from './LotCriteria'

/** How long a lot is new, in days. */
export const NEW_DAYS = 30

/** What criteria rest on besides themselves. */
export interface RuleContext {
  /** What is known of a place, by its slug; undefined until it is. */
  readonly placeOf: (slug: string) => KnownPlace | undefined
  /** The municipalities around the places of the criteria, by their slugs. */
  readonly around: ReadonlySet<string>
  /** What is reached in the time of the criteria; undefined while it is not known: the time is then ignored. */
  readonly reached: TravelTimeShape | undefined
  /** `YYYY-MM-DD` */
  readonly today: string
  /** The first day of what is new, `YYYY-MM-DD`. */
  readonly newSince: string
}

export type Suits = (lot: CatalogueProperty) => boolean
/** Undefined where the criteria ask for nothing. */
type Rule = (criteria: LotCriteria, context: RuleContext) => Suits | undefined

/** Rooms are told apart up to here: this many and more are one. */
export const MANY_ROOMS = 5
const SOON_MONTHS = 6

const atLeast = (value: number | null | undefined, least: number | null): boolean =>
  least === null || (value ?? -Infinity) >= least
const atMost = (value: number | null | undefined, most: number | null): boolean =>
  most === null || (value ?? Infinity) <= most

/** A place that is not known yet is itself. */
const isIn = (slug: string, home: KnownPlace, { placeOf }: RuleContext): boolean =>
  home.slug === slug || containsPlace(placeOf(slug), home)

/** Whether a municipality is in any of these places; a place of many lots is asked once. */
function within(places: readonly string[], context: RuleContext): (municipality: string) => boolean {
  const known = new Map<string, boolean>()
  return (municipality) => {
    const answer = known.get(municipality)
    if (answer !== undefined) return answer
    const home = context.placeOf(municipality) ?? { slug: municipality }
    const found = places.some((slug) => isIn(slug, home, context))
    known.set(municipality, found)
    return found
  }
}

/** @param today `YYYY-MM-DD` */
export function isDelivered(date: string | null, asked: string, today: string): boolean {
  if (date === null) return false
  if (asked === 'livre') return date <= today
  if (asked === '6-mois') return date <= dayjs(today).add(SOON_MONTHS, 'month').format('YYYY-MM-DD')
  return date.startsWith(asked)
}

/** A programme of many lots is asked once. */
function ofProgram(test: (program: CatalogueProgram) => boolean): Suits {
  const known = new Map<CatalogueProgram, boolean>()
  return ({ program }) => {
    const answer = known.get(program) ?? test(program)
    known.set(program, answer)
    return answer
  }
}

/** What stands nowhere is in no zone. */
export const isInZone = (
  { latitude, longitude }: Pick<CatalogueProgram, 'latitude' | 'longitude'>,
  [west, south, east, north]: Zone,
): boolean =>
  latitude !== null &&
  longitude !== null &&
  longitude >= west &&
  longitude <= east &&
  latitude >= south &&
  latitude <= north

/** What each part of some criteria means, in the order in which they are told. */
const lotRules = {
  place: ({ places, isAround }, context) => {
    if (places.length === 0) return undefined
    const isThere = within(places, context)
    return ({ program: { municipality } }) =>
      municipality !== null && ((isAround && context.around.has(municipality)) || isThere(municipality))
  },
  placesLeftOut: ({ placesLeftOut }, context) => {
    if (placesLeftOut.length === 0) return undefined
    const isThere = within(placesLeftOut, context)
    return ({ program: { municipality } }) => municipality === null || !isThere(municipality)
  },
  projects: ({ projects }) =>
    projects.length === 0 ? undefined : ({ program: { project } }) => project !== null && projects.includes(project),
  price: ({ lowestPrice: least, highestPrice: most }) =>
    least === null && most === null
      ? undefined
      : ({ property_price: price }) => atLeast(price, least) && atMost(price, most),
  // A rate has six decimals, a percent of the address two.
  yield: ({ lowestYield: least }) =>
    least === null ? undefined : ({ net_yield: rate }) => rate !== null && rate * 100 >= least - 1e-9,
  kinds: ({ kinds }) => (kinds.length === 0 ? undefined : ({ kind }) => kind !== null && kinds.includes(kind)),
  rooms: ({ rooms }) =>
    rooms.length === 0
      ? undefined
      : ({ rooms: count }) => count !== null && rooms.includes(Math.min(count, MANY_ROOMS)),
  surface: ({ smallestSurface: least, largestSurface: most }) =>
    least === null && most === null ? undefined : ({ surface }) => atLeast(surface, least) && atMost(surface, most),
  floor: ({ lowestFloor: least }) => (least === null ? undefined : ({ floor }) => atLeast(floor, least)),
  exposures: ({ exposures }) =>
    exposures.length === 0 ? undefined : ({ exposure }) => exposure !== null && exposures.includes(exposure),
  outdoor: ({ isOutdoor }) =>
    isOutdoor
      ? ({ balcony_surface, garden_surface }) => (balcony_surface ?? 0) > 0 || (garden_surface ?? 0) > 0
      : undefined,
  parking: ({ hasParking }) =>
    hasParking ? ({ parking_price }) => parking_price !== null && parking_price > 0 : undefined,
  delivery: ({ delivery }, { today }) =>
    delivery === null ? undefined : ({ program: { delivery_date } }) => isDelivered(delivery_date, delivery, today),
  deliveredBefore: ({ deliveredBefore }) =>
    deliveredBefore === null
      ? undefined
      : ({ program: { delivery_date } }) => delivery_date !== null && delivery_date < deliveredBefore,
  promoters: ({ promoters }) =>
    promoters.length === 0 ? undefined : ({ program: { promoter_id } }) => promoters.includes(promoter_id),
  managers: ({ managers }) =>
    managers.length === 0
      ? undefined
      : ({ program: { manager_id } }) => manager_id !== null && managers.includes(manager_id),
  nfHabitat: ({ isNfHabitat }) => (isNfHabitat ? ({ program }) => program.is_nf_habitat : undefined),
  recent: ({ isRecent }, { newSince }) =>
    isRecent ? ({ created_at }) => created_at !== null && created_at.slice(0, 10) >= newSince : undefined,
  cheaper: ({ isCheaper }) =>
    isCheaper
      ? ({ property_price: price, previous_price: before }) => price !== null && before !== null && price < before
      : undefined,
  available: ({ onlyAvailable }) => (onlyAvailable ? ({ status }) => status === 'available' : undefined),
  zone: ({ zone }) => (zone ? ofProgram((program) => isInZone(program, zone)) : undefined),
  travel: ({ travel }, { reached }) =>
    travel && reached
      ? ofProgram(
          ({ latitude, longitude }) =>
            latitude !== null && longitude !== null && isInArea([longitude, latitude], reached.geometry),
        )
      : undefined,
} as const satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof lotRules

/** What a rule cannot judge a lot without. A lot of which that is not known does not suit; it is told apart from those that are otherwise. */
const known: Readonly<Partial<Record<RuleName, Suits>>> = {
  place: ({ program }) => program.municipality !== null,
  price: ({ property_price: price }) => price !== null,
  yield: ({ net_yield: rate }) => rate !== null,
  kinds: ({ kind }) => kind !== null,
  rooms: ({ rooms }) => rooms !== null,
  surface: ({ surface }) => surface !== null,
  floor: ({ floor }) => floor !== null,
  exposures: ({ exposure }) => exposure !== null,
  delivery: ({ program }) => program.delivery_date !== null,
  deliveredBefore: ({ program }) => program.delivery_date !== null,
  zone: ({ program }) => program.latitude !== null && program.longitude !== null,
  travel: ({ program }) => program.latitude !== null && program.longitude !== null,
}
const anything: Suits = () => true

const isRule = (name: string): name is RuleName => Object.hasOwn(lotRules, name)
const ruleNames = Object.keys(lotRules).filter(isRule)

/** The rules that the criteria use; `isKnown`: whether a lot says what the rule asks about. */
export const rulesOf = (
  criteria: LotCriteria,
  context: RuleContext,
): readonly { readonly name: RuleName; readonly suits: Suits; readonly isKnown: Suits }[] =>
  ruleNames.flatMap((name) => {
    const suits = lotRules[name](criteria, context)
    return suits ? [{ name, suits, isKnown: known[name] ?? anything }] : []
  })
