import type { Migration } from '#server/db'
import scpiClients from './0092_scpi_clients.sql'

/** SCPI clients, their families and their accounts. */
export const migrations: readonly Migration[] = [{ name: '0092_scpi_clients', sql: scpiClients }]
