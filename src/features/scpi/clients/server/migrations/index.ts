import type { Migration } from '#server/db'
import scpiClients from './0092_scpi_clients.sql'
import scpiQuestionnaire from './0096_scpi_questionnaire.sql'
import scpiReview from './0097_scpi_review.sql'
import signedPages from './0098_scpi_signed_pages.sql'
import selfEmployed from './0099_scpi_self_employed.sql'
import clientStatus from './0094_scpi_client_status.sql'

/** SCPI clients, their families and their accounts. */
export const migrations: readonly Migration[] = [
  { name: '0092_scpi_clients', sql: scpiClients },
  { name: '0094_scpi_client_status', sql: clientStatus },
  { name: '0096_scpi_questionnaire', sql: scpiQuestionnaire },
  { name: '0097_scpi_review', sql: scpiReview },
  { name: '0098_scpi_signed_pages', sql: signedPages },
  { name: '0099_scpi_self_employed', sql: selfEmployed },
]
