import type { Migration } from '#server/db'
import searchAlerts from './0060_search_alerts.sql'
import alertWays from './0065_alert_ways.sql'

/** Alerts, and how the catalogue looked when it was last looked at. */
export const migrations: readonly Migration[] = [
  { name: '0060_search_alerts', sql: searchAlerts },
  { name: '0065_alert_ways', sql: alertWays },
]
