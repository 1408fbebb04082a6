import type { CriterionName, exposures, propertyKinds } from '#features/catalogue/contract'
import type { TravelTime } from '#contract/places'
import type { ProjectType } from '#domain'

export type Kind = keyof typeof propertyKinds
export type Exposure = keyof typeof exposures

/** The score under which a lot is not eligible, by criterion. */
export type Floors = Readonly<Partial<Record<CriterionName, number>>>

/** Part of a map: west, south, east, north, degrees. */
export type Zone = readonly [number, number, number, number]

/** What is asked of a lot itself, the same for a search and for an alert. Lists that are empty ask for nothing. */
export interface LotCriteria {
  /** Slugs of municipalities, agglomerations, departments, regions: in any of them. */
  readonly places: readonly string[]
  /** In the municipalities around them too. */
  readonly isAround: boolean
  /** Slugs: in none of them. */
  readonly placesLeftOut: readonly string[]
  readonly projects: readonly ProjectType[]
  /** Euros. */
  readonly lowestPrice: number | null
  readonly highestPrice: number | null
  /** Net yield, percents. */
  readonly lowestYield: number | null
  readonly kinds: readonly Kind[]
  /** 1 to 5; 5 stands for five and more. */
  readonly rooms: readonly number[]
  /** Square metres. */
  readonly smallestSurface: number | null
  readonly largestSurface: number | null
  readonly lowestFloor: number | null
  readonly exposures: readonly Exposure[]
  /** A balcony, a terrace or a garden. */
  readonly isOutdoor: boolean
  readonly hasParking: boolean
  /** `livre`, `6-mois`, or a year. */
  readonly delivery: string | null
  /** `YYYY-MM-DD`: delivered before that day. */
  readonly deliveredBefore: string | null
  /** Ids. */
  readonly promoters: readonly string[]
  readonly managers: readonly string[]
  readonly isNfHabitat: boolean
  readonly isRecent: boolean
  readonly isCheaper: boolean
  readonly onlyAvailable: boolean
  /** In this part of the map. */
  readonly zone: Zone | null
  /** What is reached in a time. */
  readonly travel: TravelTime | null
}
