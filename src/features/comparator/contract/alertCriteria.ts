import type { Attributes } from '#contract/resources'
import { criterionNames, type CatalogueProperty } from '#features/catalogue/contract'
import type { Floors, LotCriteria } from './LotCriteria'
import { MANY_ROOMS, rulesOf, type RuleContext, type RuleName, type Suits } from './lotRules'

/** What an alert asks of a lot: the part of its attributes that it is looked for by. */
export type AlertAttributes = Omit<
  Attributes<'search_alert'>,
  'paused' | 'expected_count' | 'new_count' | 'news' | 'last_sent_at' | 'created_at'
>

/** What an alert looks for, as a search does. Whether a lot is new or cheaper is told by what became of it, not by the lot. */
export const criteriaOfAlert = (alert: AlertAttributes): LotCriteria => ({
  places: (alert.locations ?? []).flatMap(({ location, include }) => (include ? [location] : [])),
  isAround: alert.around,
  placesLeftOut: (alert.locations ?? []).flatMap(({ location, include }) => (include ? [] : [location])),
  projects: alert.projects ?? [],
  lowestPrice: alert.price_min,
  highestPrice: alert.price_max,
  lowestYield: alert.net_yield_min === null ? null : alert.net_yield_min * 100,
  kinds: alert.kinds ?? [],
  rooms: [...new Set((alert.rooms ?? []).map((count) => Math.min(count, MANY_ROOMS)))],
  smallestSurface: alert.surface_min,
  largestSurface: alert.surface_max,
  lowestFloor: alert.floor_min,
  exposures: alert.exposures ?? [],
  isOutdoor: alert.outdoor,
  hasParking: alert.parking,
  delivery: alert.delivery,
  deliveredBefore: alert.delivery_before,
  promoters: alert.promoters ?? [],
  managers: alert.managers ?? [],
  isNfHabitat: alert.nf_habitat,
  isRecent: false,
  isCheaper: false,
  onlyAvailable: true,
  zone: alert.zone && [alert.zone.west, alert.zone.south, alert.zone.east, alert.zone.north],
  travel: alert.travel_time,
})

/** Whether a lot has each of these scores at least. One that is not known fails nothing. */
const reaches = (lot: CatalogueProperty, floors: Floors): boolean =>
  criterionNames.every((name) => {
    const [score, floor] = [lot[name], floors[name]]
    return floor === undefined || score === null || score >= floor
  })

/** What an alert looks for, in two halves: what lots of one municipality have in common, and the rest. */
export interface AlertRules {
  readonly suitsPlace: Suits
  readonly suitsElse: Suits
}

const ofPlace: ReadonlySet<RuleName> = new Set<RuleName>(['place', 'placesLeftOut'])

/** What a lot must be for an alert. */
export function rulesOfAlert(alert: AlertAttributes, context: RuleContext): AlertRules {
  const rules = rulesOf(criteriaOfAlert(alert), context)
  const [places, others] = [true, false].map((isOfPlace) => rules.filter(({ name }) => ofPlace.has(name) === isOfPlace))
  const floors = alert.criteria_min ?? {}
  return {
    suitsPlace: (lot) => places?.every(({ suits }) => suits(lot)) ?? true,
    suitsElse: (lot) => (others?.every(({ suits }) => suits(lot)) ?? true) && reaches(lot, floors),
  }
}

/** Whether what became of a lot is told: of new lots and of cheaper ones, those that the alert asks for; both where it asks for none. */
export const tells = ({ new_only, price_drop }: AlertAttributes, kind: 'new' | 'cheaper'): boolean =>
  new_only === price_drop || (kind === 'new' ? new_only : price_drop)
