import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import type { KnownPlace } from '#contract/places'
import { selectMany } from '#client/entities'
import { nameInSlug } from '#client/screens/places'
import { useAppSelector, useResourceList } from '#client/store'

export interface Places {
  /** What is known of a place, by its slug; undefined until it is read. */
  readonly placeOf: (slug: string) => KnownPlace | undefined
  readonly nameOf: (slug: string | null) => string
}

/** Reads places by their slugs, those that are given more than once or not at all apart. */
export function usePlaces(slugs: readonly (string | null | undefined)[]): Places {
  const asked = [...new Set(slugs.filter((slug) => typeof slug === 'string'))].sort()
  useResourceList('location', { filter: { slug: asked } })
  const places = useAppSelector(
    (state) =>
      selectMany(
        state,
        asked.map((id) => ({ type: 'location' as const, id })),
      ),
    shallowEqual,
  )
  return useMemo(() => {
    const bySlug = new Map<string, KnownPlace>(places.map(({ id, attributes }) => [id, attributes]))
    return {
      placeOf: (slug) => bySlug.get(slug),
      nameOf: (slug) => (slug === null ? '—' : (bySlug.get(slug)?.name ?? nameInSlug(slug))),
    }
  }, [places])
}
