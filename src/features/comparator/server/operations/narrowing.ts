import { isInArea } from '#contract/places'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { lotEfforts, type LotEfforts } from '#features/clientFile/server'
import type { AlertAttributes } from '#features/comparator/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { TravelTimes } from '#server/services'
import type { HeavyWorkers } from '#server/services/heavyWork'

/** What answers the questions that lots do not answer by themselves. */
export interface AlertServices {
  readonly travelTimes: TravelTimes
  readonly workers: HeavyWorkers
}

interface Asking extends AlertServices {
  readonly database: Queryable
  readonly viewer: Viewer
  /** `YYYY-MM-DD` */
  readonly asOf: string
}

type Alert = Pick<AlertAttributes, 'travel_time' | 'max_monthly_effort' | 'client_file'>

interface OfLot {
  readonly lot: CatalogueProperty
}

export interface Narrowed<Item> {
  readonly items: readonly Item[]
  /** Why efforts could not be looked at, where they were asked for: the lots are then told whatever they cost a month. */
  readonly withoutEffort: Exclude<LotEfforts, ReadonlyMap<string, number>> | undefined
}

/**
 * Of lots that suit an alert by themselves, those that are reached in its time and that its household can pay for. These questions cost
 * most, and are asked of what is left alone.
 * @throws Overloaded when there is no thread for efforts now
 */
export async function narrowed<Item extends OfLot>(
  alert: Alert,
  items: readonly Item[],
  asking: Asking,
): Promise<Narrowed<Item>> {
  return withinEffort(alert, await withinReach(alert, items, asking), asking)
}

async function withinReach<Item extends OfLot>(
  { travel_time }: Alert,
  items: readonly Item[],
  { travelTimes }: AlertServices,
): Promise<readonly Item[]> {
  if (travel_time === null || items.length === 0) return items
  const { geometry } = await travelTimes(travel_time)
  return items.filter(({ lot: { program } }) => {
    const { latitude, longitude } = program
    return latitude !== null && longitude !== null && isInArea([longitude, latitude], geometry)
  })
}

async function withinEffort<Item extends OfLot>(
  { max_monthly_effort: most, client_file }: Alert,
  items: readonly Item[],
  asking: Asking,
): Promise<Narrowed<Item>> {
  if (most === null || client_file === null || items.length === 0) return { items, withoutEffort: undefined }
  const lots = items.map(({ lot }) => lot)
  const efforts = await lotEfforts(asking, client_file, lots)
  if (typeof efforts === 'string') return { items, withoutEffort: efforts }
  return { items: items.filter(({ lot: { id } }) => (efforts.get(id) ?? Infinity) <= most), withoutEffort: undefined }
}
