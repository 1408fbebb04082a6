import type { Attributes } from '#contract'
import { formatEuros, formatPercent } from '#client/ui'
import type { Outcome } from '#client/engine'
import { containsPlace, type KnownPlace } from '#contract/places'
import { DEBT_LIMIT } from '#features/simulation/client/figures'

/** What a household looks for. */
export interface Wishes {
  /** The highest average effort, euros a month; null for any. */
  readonly highestEffort: number | null
  /** Whether a municipality is where the household wants to invest. */
  readonly isWanted: (municipality: string | null) => boolean
}

/** Why a lot does not suit, in a few words each. */
export function faultsOf(
  municipality: string | null,
  outcome: Outcome | undefined,
  { highestEffort, isWanted }: Wishes,
): readonly string[] {
  const faults: string[] = []
  const { debt_ratio_after: debt = null, average_effort: effort = null } = outcome?.indicators ?? {}
  if (debt !== null && debt > DEBT_LIMIT) faults.push(`endettement ${formatPercent(debt, { decimals: 0 })}`)
  if (highestEffort !== null && effort !== null && effort > highestEffort)
    faults.push(`effort +${formatEuros(Math.ceil(effort - highestEffort))}`)
  if (!isWanted(municipality)) faults.push('hors secteur')
  return faults
}

/**
 * Whether a municipality is in one of the places to include, if there are any, and in none to exclude. A place that is not
 * known yet tells nothing: it excludes no lot.
 */
export function wantedPlaces(
  wishes: readonly Partial<Attributes<'objective_location'>>[],
  placeOf: (slug: string) => KnownPlace | undefined,
): Wishes['isWanted'] {
  const places = wishes.flatMap(({ location, include }) =>
    typeof location === 'string' ? [{ place: placeOf(location), include: include !== false }] : [],
  )
  const included = places.filter(({ include }) => include)
  const excluded = places.filter(({ include }) => !include)
  const isVague = included.some(({ place }) => place === undefined)
  return (municipality) => {
    const home = municipality === null ? undefined : placeOf(municipality)
    if (!home) return true
    if (excluded.some(({ place }) => containsPlace(place, home))) return false
    return included.length === 0 || isVague || included.some(({ place }) => containsPlace(place, home))
  }
}
