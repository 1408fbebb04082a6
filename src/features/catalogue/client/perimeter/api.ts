import { isNumber, type Entries } from '#contract/json'
import type { Ref } from '#contract/jsonapi'
import { registerContracts } from '#contract/resources'
import { api, askMeta, ofList, type Answer } from '#client/api'
import { managedContract } from '#features/catalogue/contract/perimeter'

registerContracts([managedContract])

/** Whether the perimeter counts, and how many programmes it shows, of how many. */
export interface PerimeterState {
  readonly isActive: boolean
  readonly visible: number
  readonly total: number
}

interface Promoters extends PerimeterState {
  readonly refs: readonly Ref[]
}

const stateIn = ({ is_active, visible_count, program_count }: Entries): PerimeterState | undefined =>
  isNumber(visible_count) && isNumber(program_count)
    ? { isActive: is_active === true, visible: visible_count, total: program_count }
    : undefined

/** A change of the perimeter: a path under it, and what is sent there. */
interface PerimeterChange {
  readonly path: string
  readonly body: object
}

const AFTER = [
  ofList('managed_promoter'),
  ofList('managed_program'),
  ofList('program'),
  ofList('property'),
  ofList('promoter'),
  ofList('setting_change'),
]

/** What the firm shows of the catalogue. */
export const perimeterApi = api.injectEndpoints({
  endpoints: (build) => ({
    perimeter: build.query<Promoters, undefined>({
      queryFn: (_, store) =>
        askMeta({ method: 'GET', path: '/v3/company/perimeter/promoters' }, store, (meta, refs) => {
          const state = stateIn(meta)
          return state && { ...state, refs }
        }),
      providesTags: [ofList('managed_promoter')],
    }),
    programsOfPromoter: build.query<Answer, string>({
      query: (id) => ({ method: 'GET', path: `/v3/company/perimeter/promoter/${id}/programs` }),
      providesTags: [ofList('managed_program')],
    }),
    changePerimeter: build.mutation<PerimeterState, PerimeterChange>({
      queryFn: ({ path, body }, store) =>
        askMeta({ method: 'PUT', path: `/v3/company/perimeter/${path}`, body }, store, stateIn),
      invalidatesTags: AFTER,
    }),
  }),
})
