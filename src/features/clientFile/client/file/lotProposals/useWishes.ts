import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import type { Catalogue } from '#features/catalogue/contract'
import { selectMany } from '#client/entities'
import { useAppSelector, useResourceList } from '#client/store'
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
  const slugs = [
    ...new Set([...programs.map(({ municipality }) => municipality), ...objectives.map(({ location }) => location)]),
  ]
    .filter((slug) => typeof slug === 'string')
    .sort()
  useResourceList('location', { filter: { slug: slugs } })
  const places = useAppSelector(
    (state) =>
      selectMany(
        state,
        slugs.map((id) => ({ type: 'location' as const, id })),
      ),
    shallowEqual,
  )

  const highestEffort = chosen === undefined ? (desired !== null && desired > 0 ? desired : null) : chosen
  return useMemo(() => {
    const bySlug = new Map(places.map(({ id, attributes }) => [id, attributes]))
    const nameOf = (slug: string | null) =>
      slug === null ? '—' : (bySlug.get(slug)?.name ?? slug.replace(/-\d{5}$/, ''))
    const named = objectives.flatMap(({ location, include }) =>
      typeof location === 'string' ? [{ name: nameOf(location), isWanted: include !== false }] : [],
    )
    return {
      areas: named.flatMap(({ name, isWanted }) => (isWanted ? [name] : [])),
      hasAreas: named.length > 0,
      wishes: { highestEffort, isWanted: wantedPlaces(objectives, (slug) => bySlug.get(slug)) },
      nameOf,
    }
  }, [places, objectives, highestEffort])
}
