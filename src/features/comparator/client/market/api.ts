import { entriesOf, isNumber, isText } from '#contract/json'
import { api, transportOf } from '#client/api'
import type { ApiFailure } from '#client/transport'

interface FigureSource {
  readonly source: string
  readonly licence: string
  /** `YYYY-MM-DD`, or a year. */
  readonly as_of: string
}

/** What is observed in a municipality: euros a m², euros a month and a m². */
export interface MarketFigures {
  readonly oldPrice: number | null
  readonly rent: number | null
}

/** Where each figure of a market comes from; null where that is not known. */
export type MarketSources = Readonly<Record<'zone' | 'rent' | 'price', FigureSource | null>>

interface Market extends MarketFigures {
  readonly sources: MarketSources
}

export const marketApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is observed in a municipality, by its slug, and where that comes from. */
    market: build.query<Market, string>({
      queryFn: async (slug, { extra, signal }): Promise<{ data: Market } | { error: ApiFailure }> => {
        const path = `/v3/locations/${encodeURIComponent(slug)}`
        const { body, failure } = await transportOf(extra).send({ method: 'GET', path, signal })
        return failure ? { error: failure } : { data: marketIn(body) }
      },
      keepUnusedDataFor: 3_600,
    }),
  }),
})

function marketIn(body: unknown): Market {
  const meta = entriesOf(entriesOf(body)['meta'])
  const sources = entriesOf(meta['sources'])
  const { price_per_square_meter: price, rent_per_square_meter: rent } = meta
  return {
    oldPrice: isNumber(price) ? price : null,
    rent: isNumber(rent) ? rent : null,
    sources: { zone: sourceOf(sources['zone']), rent: sourceOf(sources['rent']), price: sourceOf(sources['price']) },
  }
}

function sourceOf(value: unknown): FigureSource | null {
  const { source, licence, as_of } = entriesOf(value)
  return isText(source) && isText(licence) && isText(as_of) ? { source, licence, as_of } : null
}
