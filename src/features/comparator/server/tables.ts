import { lotState } from '#features/catalogue/server'
import { defineTable } from '#server/repositories'

/** What an alert found, is still for sale in the perimeter of the firm, and was not looked at. */
const unseen = (
  alert: string,
): string => `search_alert_lots f WHERE f.company_id = ${alert}.company_id AND f.alert_id = ${alert}.id
  AND f.seen_at IS NULL AND ${lotState.isShownForSale('f')}`

const found = `jsonb_build_object('property', f.property_id, 'kind', f.kind, 'price', f.price::float8,
  'previous_price', f.previous_price::float8, 'found_at', f.found_at)`

/** How many lots an alert tells by themselves. */
const NEWS_TOLD = 50

export const tables = {
  search_alert: defineTable('search_alert', 'search_alerts', {
    computed: {
      new_count: (alert) => `(SELECT count(*)::int FROM ${unseen(alert)})`,
      news: (alert) => `(SELECT coalesce(jsonb_agg(${found} ORDER BY f.found_at DESC, f.property_id), '[]') FROM (
        SELECT f.* FROM ${unseen(alert)} ORDER BY f.found_at DESC, f.property_id LIMIT ${NEWS_TOLD}) f)`,
    },
  }),
} as const
