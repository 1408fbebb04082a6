import { api, type Answer, type UpdateRequest } from '#client/api'

/** What one does with one’s own account in the SCPI area. */
export const ownProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateScpiProfile: build.mutation<Answer, Pick<UpdateRequest, 'attributes' | 'version'>>({
      query: ({ attributes, version }) => ({
        method: 'POST',
        path: '/scpi/v1/me',
        body: attributes,
        headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
      }),
    }),
  }),
})
