import type { Attributes, CompleteAttributesOf } from '#contract'
import { api, ofList, type Answer } from '#client/api'
import type { usuryCeilings } from '#features/company/contract'

/** The usury ceilings of a quarter. */
export type UsuryCeilings = CompleteAttributesOf<typeof usuryCeilings>

export type LogoShape = 'logo' | 'logo_square'

const LOGO_PATHS: Readonly<Record<LogoShape, string>> = { logo: 'update-logo', logo_square: 'update-logo-square' }

/** What is set for the whole firm. */
export const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Chooses for how many years the firm keeps a client file that nobody touches. */
    updateRetention: build.mutation<Answer, Pick<Attributes<'company'>, 'client_file_retention_years'>>({
      query: (body) => ({ method: 'PUT', path: '/v3/company/retention', body }),
      invalidatesTags: (answer) => (answer ? [ofList('expiring_client_file')] : []),
    }),
    /** Keeps the usury ceilings of a quarter for the calculations of the firm. */
    updateUsuryCeilings: build.mutation<Answer, UsuryCeilings>({
      query: (body) => ({ method: 'PUT', path: '/v3/company/usury-ceilings', body }),
    }),
    /** Gives the firm a logo; null takes it away. */
    updateLogo: build.mutation<Answer, { readonly shape: LogoShape; readonly logo: File | null }>({
      query: ({ shape, logo }) => ({
        method: 'POST',
        path: `/v3/company/${LOGO_PATHS[shape]}`,
        body: { logo },
        // A form has no null.
        multipart: logo !== null,
      }),
    }),
  }),
})
