import { entriesOf, isListOf, isText } from '#contract/json'
import { api, askMeta, ofList } from '#client/api'

/** A setting in an earlier state, and today. */
export interface ComparedSetting {
  readonly key: string
  /** What the key names, where it is an id. */
  readonly name?: string
  readonly then: unknown
  readonly today: unknown
}

function isCompared(value: unknown): value is ComparedSetting {
  const { key, name } = entriesOf(value)
  return isText(key) && (name === undefined || isText(name))
}

/** The settings that a change left beside those of today, by the id of the change. */
export const comparisonApi = api.injectEndpoints({
  endpoints: (build) => ({
    comparedSettings: build.query<readonly ComparedSetting[], string>({
      queryFn: (id, store) =>
        askMeta({ method: 'GET', path: `/v3/company/history/${id}` }, store, ({ settings }) =>
          isListOf(settings, isCompared) ? settings.filter(isCompared) : undefined,
        ),
      providesTags: [ofList('setting_change')],
    }),
  }),
})
