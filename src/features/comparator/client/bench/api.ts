import { entriesOf, isNumber } from '#contract/json'
import { api, transportOf } from '#client/api'
import type { ApiFailure } from '#client/transport'
import { completeAddress, type FoundAddresses } from '#client/screens/places'
import type { MarketFigures } from './situation'

/** What the page of references alone asks of the server. */
export const benchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The addresses that begin as a text. */
    benchAddresses: build.query<FoundAddresses, string>({ queryFn: completeAddress, keepUnusedDataFor: 60 }),
    /** What is observed in a municipality, by its slug. */
    marketFigures: build.query<MarketFigures, string>({
      queryFn: async (slug, { extra, signal }): Promise<{ data: MarketFigures } | { error: ApiFailure }> => {
        const path = `/v3/locations/${encodeURIComponent(slug)}`
        const { body, failure } = await transportOf(extra).send({ method: 'GET', path, signal })
        return failure ? { error: failure } : { data: figuresIn(body) }
      },
      keepUnusedDataFor: 3_600,
    }),
  }),
})

function figuresIn(body: unknown): MarketFigures {
  const { price_per_square_meter: price, rent_per_square_meter: rent } = entriesOf(entriesOf(body)['meta'])
  return { oldPrice: isNumber(price) ? price : null, rent: isNumber(rent) ? rent : null }
}
