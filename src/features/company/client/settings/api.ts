import { entriesOf, isNumber } from '#contract/json'
import type { Ref } from '#contract/jsonapi'
import { registerContracts } from '#contract/resources'
import { api, askMeta, ofList, type Answer } from '#client/api'
import { managedContract } from '#features/catalogue/contract/perimeter'
import { companySettingsContract, type SettingAction, type SettingSection } from '#features/company/contract/settings'

registerContracts([companySettingsContract, managedContract])

/** What is read again when settings change. */
const SETTINGS = ofList('simulation_configuration')

interface Changes {
  readonly refs: readonly Ref[]
  readonly total: number
  /** The number of the change that holds, by section. */
  readonly inForce: Readonly<Record<string, number>>
}

interface ChangesRequest {
  readonly sections: readonly SettingSection[]
  readonly page: { readonly number: number; readonly size: number }
}

/** What the firm sets: each answer says what it is then, and the history is read again. */
export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    settingChanges: build.query<Changes, ChangesRequest>({
      queryFn: ({ sections, page }, store) =>
        askMeta(
          {
            method: 'GET',
            path: '/v3/company/history',
            query: { page, ...(sections.length > 0 ? { filter: { section: sections } } : {}) },
          },
          store,
          (meta, refs): Changes => ({
            refs,
            total: Number(entriesOf(meta['page'])['total'] ?? refs.length),
            inForce: Object.fromEntries(
              Object.entries(entriesOf(meta['in_force'])).flatMap(([name, number]) =>
                isNumber(number) ? [[name, number]] : [],
              ),
            ),
          }),
        ),
      providesTags: [ofList('setting_change')],
    }),
    actOnSettingChange: build.mutation<Answer, { readonly id: string; readonly action: SettingAction }>({
      query: ({ id, action }) => ({ method: 'PUT', path: `/v3/company/history/${id}`, body: { action } }),
      invalidatesTags: (answer) =>
        answer ? [ofList('setting_change'), ofList('managed_promoter'), ofList('managed_program'), SETTINGS] : [],
    }),
    firmSettings: build.query<FirmSettings, undefined>({
      queryFn: (_, store) =>
        askMeta({ method: 'GET', path: '/v3/company/config' }, store, (meta): FirmSettings => ({
          original: entriesOf(meta['original']),
          version: Number(meta['configuration_version'] ?? 0),
        })),
      providesTags: [SETTINGS],
    }),
    updateAssumptions: build.mutation<
      Answer,
      { readonly section: 'loan-config' | 'simulation-config'; readonly body: object }
    >({
      query: ({ section, body }) => ({ method: 'POST', path: `/v3/company/${section}`, body }),
      invalidatesTags: (answer) => (answer ? [ofList('setting_change'), SETTINGS] : []),
    }),
    updateInformation: build.mutation<Answer, object>({
      query: (body) => ({ method: 'PUT', path: '/v3/company/information', body }),
      invalidatesTags: (answer) => (answer ? [ofList('setting_change')] : []),
    }),
    reportTexts: build.query<Answer, undefined>({
      query: () => ({ method: 'GET', path: '/v3/company/commercial-report-parameters' }),
      providesTags: [SETTINGS],
    }),
    updateReportTexts: build.mutation<Answer, object>({
      query: (body) => ({ method: 'PUT', path: '/v3/company/commercial-report-parameters', body }),
      invalidatesTags: (answer) => (answer ? [ofList('setting_change'), SETTINGS] : []),
    }),
  }),
})

/** What the firm assumes today is in the store; beside it what we assume, and the version of the settings. */
interface FirmSettings {
  readonly original: Readonly<Record<string, unknown>>
  readonly version: number
}
