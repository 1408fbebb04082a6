import clientLeads from './0011_client_leads.sql'
import type { Migration } from '#server/db'

/** People who may become clients. */
export const migrations: readonly Migration[] = [{ name: '0011_client_leads', sql: clientLeads }]
