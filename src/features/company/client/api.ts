import type { Attributes, CompleteAttributesOf } from '#contract'
import { isNumber, isText } from '#contract/json'
import { api, askMeta, ofList, type Answer } from '#client/api'
import type { companySecurity } from '#features/account/contract'
import type { publicHost, usuryCeilings } from '#features/company/contract'

/** The usury ceilings of a quarter. */
type UsuryCeilings = CompleteAttributesOf<typeof usuryCeilings>

export type CompanySecurity = CompleteAttributesOf<typeof companySecurity>

export type LogoShape = 'logo' | 'logo_square'

/** A new logo, and the part of it that is kept, in points; null takes it away. */
export interface LogoChange {
  readonly logo: File | null
  readonly crop?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const LOGO_PATHS: Readonly<Record<LogoShape, string>> = { logo: 'update-logo', logo_square: 'update-logo-square' }

/** The backups that are made by themselves. */
export interface BackupState {
  readonly isScheduled: boolean
  /** Their folder cannot be written in. */
  readonly isFailing: boolean
  /** None for two days. */
  readonly isLate: boolean
  readonly count: number
  /** ISO instant; null when there is none. */
  readonly latestAt: string | null
}

/** What is set for the whole firm. */
export const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    backups: build.query<BackupState, undefined>({
      queryFn: (_, store) =>
        askMeta(
          { method: 'GET', path: '/v3/company/backups' },
          store,
          ({ is_scheduled, is_failing, is_late, count, latest_at }): BackupState | undefined =>
            isNumber(count)
              ? {
                  isScheduled: is_scheduled === true,
                  isFailing: is_failing === true,
                  isLate: is_late === true,
                  count,
                  latestAt: isText(latest_at) ? latest_at : null,
                }
              : undefined,
        ),
    }),
    /** Chooses for how many years the firm keeps a client file that nobody touches. */
    updateRetention: build.mutation<Answer, Pick<Attributes<'company'>, 'client_file_retention_years'>>({
      query: (body) => ({ method: 'PUT', path: '/v3/company/retention', body }),
      invalidatesTags: (answer) => (answer ? [ofList('expiring_client_file'), ofList('setting_change')] : []),
    }),
    /** Changes what the firm asks of those who log in. */
    updateSecurity: build.mutation<Answer, CompanySecurity>({
      query: (body) => ({ method: 'PUT', path: '/v3/company/security', body }),
      invalidatesTags: (answer) => (answer ? [ofList('setting_change')] : []),
    }),
    /** Keeps the usury ceilings of a quarter for the calculations of the firm. */
    updateUsuryCeilings: build.mutation<Answer, UsuryCeilings>({
      query: (body) => ({ method: 'PUT', path: '/v3/company/usury-ceilings', body }),
      invalidatesTags: (answer) => (answer ? [ofList('setting_change')] : []),
    }),
    /** Shows the catalogue of the firm on a host to who has no account; null: on none. */
    updatePublicHost: build.mutation<Answer, CompleteAttributesOf<typeof publicHost>>({
      query: (body) => ({ method: 'PUT', path: '/v3/company/public-host', body }),
      invalidatesTags: (answer) => (answer ? [ofList('setting_change')] : []),
    }),
    /** Gives the firm a logo; null takes it away. */
    updateLogo: build.mutation<Answer, LogoChange & { readonly shape: LogoShape }>({
      query: ({ shape, logo, crop }) => ({
        method: 'POST',
        path: `/v3/company/${LOGO_PATHS[shape]}`,
        body: {
          logo,
          ...(crop ? Object.fromEntries(Object.entries(crop).map(([side, points]) => [`crop[${side}]`, points])) : {}),
        },
        // A form has no null.
        multipart: logo !== null,
      }),
    }),
  }),
})
