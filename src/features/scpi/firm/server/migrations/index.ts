import type { Migration } from '#server/db'
import scpiFirm from './0091_scpi_firm.sql'

/** The firm in the SCPI area, its contacts, and the addresses of those who work there. */
export const migrations: readonly Migration[] = [{ name: '0091_scpi_firm', sql: scpiFirm }]
