import { api } from '#client/api'
import { completeAddress, type FoundAddresses } from '#client/screens/places'

/** What the page of references alone asks of the server. */
export const benchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The addresses that begin as a text. */
    benchAddresses: build.query<FoundAddresses, string>({ queryFn: completeAddress, keepUnusedDataFor: 60 }),
  }),
})
