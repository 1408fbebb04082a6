import type { CompleteAttributesOf } from '#contract'
import { isText } from '#contract/json'
import { api, askMeta, pathOf, type Answer, type UpdateRequest } from '#client/api'
import type { passwordChange } from '#features/account/contract'

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
    /** Ends the sessions of every other browser. */
    closeOtherSessions: build.mutation<Answer, undefined>({
      query: () => ({ method: 'DELETE', path: '/v3/me/sessions' }),
    }),
    /** Proves again who one is, by `password`, `code` or `passkey`. */
    confirmIdentity: build.mutation<Answer, object>({
      query: (body) => ({ method: 'POST', path: '/v3/account/confirm', body }),
    }),
    /** Makes a token of the API. The server tells its value this once, and it is kept nowhere: ask without tracking. */
    createToken: build.mutation<string, { readonly name: string; readonly scope: string }>({
      queryFn: (body, store) =>
        askMeta({ method: 'POST', path: pathOf({ type: 'token' }), body, creates: 'token' }, store, ({ token }) =>
          isText(token) ? token : undefined,
        ),
    }),
  }),
})
