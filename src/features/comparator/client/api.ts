import { parseTravelTimeShape, type TravelTime, type TravelTimeShape } from '#contract/places'
import { entriesOf, isTexts } from '#contract/json'
import { api, notADocument, transportOf } from '#client/api'
import type { ApiFailure } from '#client/transport'

type Slugs = readonly string[]

/** What the comparator alone asks of the server. */
export const comparatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The slugs of the municipalities around places, or in them. */
    relatedMunicipalities: build.query<Slugs, Slugs>({
      queryFn: async (places, { extra, signal }): Promise<{ data: Slugs } | { error: ApiFailure }> => {
        const found = new Set<string>()
        for (const place of places) {
          const path = `/v3/locations/${encodeURIComponent(place)}/relatedMunicipalities`
          const { body, failure } = await transportOf(extra).send({ method: 'GET', path, signal })
          if (failure) return { error: failure }
          const slugs = slugsIn(body)
          if (!slugs) return { error: notADocument }
          for (const slug of slugs) found.add(slug)
        }
        return { data: [...found] }
      },
      keepUnusedDataFor: 3_600,
    }),
    /** What is reached from a point in a time. */
    travelTimeShape: build.query<TravelTimeShape, TravelTime>({
      queryFn: async (
        { latitude, longitude, mode, minutes },
        { extra, signal },
      ): Promise<{ data: TravelTimeShape } | { error: ApiFailure }> => {
        const query = { latitude, longitude, mode, minutes }
        const path = '/v3/map/travel-time-shape'
        const { body, failure } = await transportOf(extra).send({ method: 'GET', path, query, signal })
        if (failure) return { error: failure }
        const shape = parseTravelTimeShape(body)
        return shape ? { data: shape } : { error: notADocument }
      },
      keepUnusedDataFor: 3_600,
    }),
  }),
})

function slugsIn(body: unknown): Slugs | undefined {
  const places = entriesOf(body)['data']
  const slugs = Array.isArray(places) ? places.map((place) => entriesOf(place)['id']) : undefined
  return isTexts(slugs) ? slugs : undefined
}
