import { useLocation } from 'react-router-dom'
import { entriesOf } from '#contract/json'
import { api, transportOf } from '#client/api'
import type { ApiFailure } from '#client/transport'

const PATH = '/v3/search-alerts?page[size]=50&fields[search_alert]=new_count'

/** The count alone: every page shows it, and knows nothing else of alerts. */
const { useFreshAlertsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    freshAlerts: build.query<number, string>({
      queryFn: async (_page, { extra, signal }): Promise<{ data: number } | { error: ApiFailure }> => {
        const { body, failure } = await transportOf(extra).send({ method: 'GET', path: PATH, signal })
        return failure ? { error: failure } : { data: freshIn(entriesOf(body)['data']) }
      },
    }),
  }),
})

/** The new lots of alerts, as they are answered. */
const freshIn = (alerts: unknown): number =>
  (Array.isArray(alerts) ? alerts : []).reduce<number>(
    (sum, alert: unknown) => sum + Number(entriesOf(entriesOf(alert)['attributes'])['new_count']),
    0,
  )

/**
 * How many lots one’s alerts found that one did not look at, asked again at each page.
 * @param isAsked false where the person has no alerts
 */
export const useFreshAlerts = (isAsked: boolean): number =>
  useFreshAlertsQuery(useLocation().pathname, { skip: !isAsked, refetchOnMountOrArgChange: true }).data ?? 0
