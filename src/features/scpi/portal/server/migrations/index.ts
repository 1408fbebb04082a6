import type { Migration } from '#server/db'
import scpiPortal from './0093_scpi_portal.sql'

/** The portal of SCPI clients. */
export const migrations: readonly Migration[] = [{ name: '0093_scpi_portal', sql: scpiPortal }]
