import { api } from '#client/api'
import { completeAddress, type FoundAddresses } from '#client/screens/places'

export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The addresses that begin as a text. */
    homeAddresses: build.query<FoundAddresses, string>({ queryFn: completeAddress, keepUnusedDataFor: 60 }),
  }),
})
