import type { Migration } from '#server/db'
import clientLeads from './0011_client_leads.sql'
import originOfFiles from './0081_origin_of_files.sql'

/** People who may become clients. */
export const migrations: readonly Migration[] = [
  { name: '0011_client_leads', sql: clientLeads },
  { name: '0081_origin_of_files', sql: originOfFiles },
]
