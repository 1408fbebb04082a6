import { entriesOf, isText } from '#contract/json'
import { api, notADocument, transportOf } from '#client/api'
import type { ApiFailure } from '#client/transport'

interface FigureSource {
  readonly source: string
  readonly licence: string
  /** `YYYY-MM-DD`, or a year. */
  readonly as_of: string
}

/** Where each figure of a market comes from; null where that is not known. */
export type MarketSources = Readonly<Record<'zone' | 'rent' | 'price', FigureSource | null>>

/** What the pages of lots and programmes alone ask of the server. */
export const lotReadings = api.injectEndpoints({
  endpoints: (build) => ({
    /** The id of the lot that bore a number before; null for none in sight. */
    formerLot: build.query<string | null, number>({
      queryFn: async (number, { extra, signal }): Promise<{ data: string | null } | { error: ApiFailure }> => {
        const path = `/v3/legacy/id-to-uuid?resource=property&id=${String(number)}`
        const { body, failure } = await transportOf(extra).send({ method: 'GET', path, signal })
        if (failure) return failure.kind === 'http' && failure.status === 404 ? { data: null } : { error: failure }
        const { id } = entriesOf(entriesOf(body)['data'])
        return isText(id) ? { data: id } : { error: notADocument }
      },
    }),
    /** Where the figures of the market of a municipality come from. */
    marketSources: build.query<MarketSources, string>({
      queryFn: async (slug, { extra, signal }): Promise<{ data: MarketSources } | { error: ApiFailure }> => {
        const path = `/v3/locations/${encodeURIComponent(slug)}`
        const { body, failure } = await transportOf(extra).send({ method: 'GET', path, signal })
        return failure ? { error: failure } : { data: sourcesIn(body) }
      },
      keepUnusedDataFor: 3_600,
    }),
  }),
})

function sourcesIn(body: unknown): MarketSources {
  const sources = entriesOf(entriesOf(entriesOf(body)['meta'])['sources'])
  return { zone: sourceOf(sources['zone']), rent: sourceOf(sources['rent']), price: sourceOf(sources['price']) }
}

function sourceOf(value: unknown): FigureSource | null {
  const { source, licence, as_of } = entriesOf(value)
  return isText(source) && isText(licence) && isText(as_of) ? { source, licence, as_of } : null
}
