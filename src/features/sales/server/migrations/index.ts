import type { Migration } from '#server/db'
import clients from './0063_clients.sql'
import bookings from './0068_bookings.sql'
import options from './0067_options.sql'
import reminders from './0083_report_reminders.sql'
import messages from './0075_sale_messages.sql'
import reports from './0062_reports.sql'

/** Sales. */
export const migrations: readonly Migration[] = [
  { name: '0062_reports', sql: reports },
  { name: '0063_clients', sql: clients },
  { name: '0067_options', sql: options },
  { name: '0068_bookings', sql: bookings },
  { name: '0075_sale_messages', sql: messages },
  { name: '0083_report_reminders', sql: reminders },
]
