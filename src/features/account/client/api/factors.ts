import { isObject, isText, type Entries } from '#contract/json'
import { api, askMeta } from '#client/api'

const FACTORS = '/v3/me/second-factors'

/** An application that shows codes, to be confirmed: the key that it shares with us, and as the address of a square. */
export interface NewFactor {
  readonly id: string
  readonly secret: string
  readonly address: string
}

/** What proves that a second factor works: the code that it shows, or what the browser made. */
export type FactorProof = { readonly code: string } | { readonly response: object }

/** A passkey to be made by the browser, and what it is told for that. */
export interface NewPasskey {
  readonly id: string
  readonly options: Entries
}

/** One sets up what proves who one is, beside a password. */
export const factorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Prepares an application that shows codes. Its secret is told this once, and is kept nowhere: ask without tracking. */
    createFactor: build.mutation<NewFactor, undefined>({
      queryFn: (_, store) =>
        askMeta({ method: 'POST', path: FACTORS, body: { kind: 'totp' } }, store, ({ secret, otpauth_url }, [ref]) =>
          isText(secret) && isText(otpauth_url) && ref ? { id: ref.id, secret, address: otpauth_url } : undefined,
        ),
    }),
    createPasskey: build.mutation<NewPasskey, { readonly name: string | null; readonly passwordless: boolean | null }>({
      queryFn: (chosen, store) =>
        askMeta({ method: 'POST', path: FACTORS, body: { kind: 'passkey', ...chosen } }, store, ({ options }, [ref]) =>
          isObject(options) && ref ? { id: ref.id, options } : undefined,
        ),
    }),
    /** Confirms a second factor; answers the recovery codes that came with a first one. */
    confirmFactor: build.mutation<readonly string[], { readonly id: string; readonly proof: FactorProof }>({
      queryFn: ({ id, proof: body }, store) =>
        askMeta({ method: 'PUT', path: `${FACTORS}/${id}`, body }, store, ({ recovery_codes: codes = [] }) =>
          Array.isArray(codes) ? codes.map(String) : undefined,
        ),
    }),
  }),
})
