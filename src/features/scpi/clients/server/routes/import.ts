import { clientImport } from '#features/scpi/clients/contract'
import type { ViewerRoute } from '#server/http/routes'
import type { ServedAggregate } from '#server/operations/aggregates'
import { randomUUID } from 'node:crypto'
import { importClients } from '../operations/importClients'

/** A file of clients (specification §7). */
export const importRoute = (accounts: ServedAggregate): ViewerRoute => ({
  method: 'POST',
  path: '/scpi/v1/import/client',
  access: 'viewer',
  writes: true,
  isHeavy: true,
  summary: 'Importe des clients d’un fichier CSV ou XLSX (`file`), ou l’essaie à blanc (`dry_run`)',
  body: clientImport,
  files: { names: ['file'] },
  audit: { action: 'imported', details: { type: 'scpi_client' } },
  handle: async ({ database, viewer, body, now }) => ({
    json: {
      data: {
        type: 'import',
        id: randomUUID(),
        attributes: await importClients(accounts, database, viewer, body, now),
      },
    },
  }),
})
