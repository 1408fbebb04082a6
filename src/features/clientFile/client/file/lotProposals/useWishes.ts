import { useMemo } from 'react'
import { usePlaces } from '#features/catalogue/client/lots'
import type { Catalogue } from '#features/catalogue/contract'
import { useRows, useSection } from '#client/editing'
import { wantedPlaces, type Wishes } from './suitability'

interface HouseholdWishes {
  readonly wishes: Wishes
  /** The names of the places that they want to invest in; none where they name none, or only those that they do not want. */
  readonly areas: readonly string[]
  /** Whether they name any place, wanted or not. */
  readonly hasAreas: boolean
  readonly nameOf: (slug: string | null) => string
}

/**
 * What the household of the open file looks for, and the names of places.
 * @param chosen the highest effort typed here; undefined for that of the file
 */
export function useWishes({ programs }: Catalogue, chosen: number | null | undefined): HouseholdWishes {
  const objectives = useRows('objective_location')
  const desired = useSection('objective')?.monthly_saving_desired ?? null
  const { placeOf, nameOf } = usePlaces([
    ...programs.map(({ municipality }) => municipality),
    ...objectives.map(({ location }) => location),
  ])

  const highestEffort = chosen === undefined ? (desired !== null && desired > 0 ? desired : null) : chosen
  return useMemo(() => {
    const named = objectives.flatMap(({ location, include }) =>
      typeof location === 'string' ? [{ name: nameOf(location), isWanted: include !== false }] : [],
    )
    return {
      areas: named.flatMap(({ name, isWanted }) => (isWanted ? [name] : [])),
      hasAreas: named.length > 0,
      wishes: { highestEffort, isWanted: wantedPlaces(objectives, placeOf) },
      nameOf,
    }
  }, [placeOf, nameOf, objectives, highestEffort])
}
