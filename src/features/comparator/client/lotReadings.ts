import { entriesOf, isText } from '#contract/json'
import { api, notADocument, transportOf } from '#client/api'
import type { ApiFailure } from '#client/transport'

/** What the pages of lots alone ask of the server. */
export const lotReadings = api.injectEndpoints({
  endpoints: (build) => ({
    /** The id of the lot that bore a number before; null for none in sight. */
    formerLot: build.query<string | null, number>({
      queryFn: async (number, { extra, signal }): Promise<{ data: string | null } | { error: ApiFailure }> => {
        const path = `/v3/legacy/id-to-uuid?resource=property&id=${String(number)}`
        const { body, failure } = await transportOf(extra).send({ method: 'GET', path, signal })
        if (failure) return failure.kind === 'http' && failure.status === 404 ? { data: null } : { error: failure }
        const { id } = entriesOf(entriesOf(body)['data'])
        return isText(id) ? { data: id } : { error: notADocument }
      },
    }),
  }),
})
