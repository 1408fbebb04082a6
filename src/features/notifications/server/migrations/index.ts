import notifications from './0077_notifications.sql'
import type { Migration } from '#server/db'

/** What each person was told of, and what they want to be told of. */
export const migrations: readonly Migration[] = [{ name: '0077_notifications', sql: notifications }]
