import type { CompleteAttributesOf } from '#contract'
import { api, type Answer, type UpdateRequest } from '#client/api'
import type { passwordChange } from '#features/account/contract'
import { createToken, type NewToken, type TokenRequest } from './createToken'

const versionHeader = (version: number | undefined) => (version === undefined ? {} : { 'If-Match': `"${version}"` })

/** What one does with one’s own account. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes one’s own account; another e-mail address goes with the current password. */
    updateProfile: build.mutation<Answer, Pick<UpdateRequest, 'attributes' | 'version'>>({
      query: ({ attributes, version }) => ({
        method: 'POST',
        path: '/v3/me/update',
        body: attributes,
        headers: versionHeader(version),
      }),
    }),
    updatePassword: build.mutation<Answer, CompleteAttributesOf<typeof passwordChange>>({
      query: (body) => ({ method: 'POST', path: '/v3/me/update-password', body }),
    }),
    createToken: build.mutation<NewToken, TokenRequest>({ queryFn: createToken }),
  }),
})
