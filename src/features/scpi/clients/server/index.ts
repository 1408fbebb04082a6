import { codeOf } from '#server/db'
import type { ServerFeature } from '#server/http'
import { encryptedColumns } from './aggregates'
import { scpiClientRows } from './demo'
import { completionCounting } from './jobs/counting'
import { migrations } from './migrations'
import { policies } from './policies'
import { clientRoutes } from './routes/clients'
import { keptAccounts, keptClients, keptEntities } from './tables'

export const scpiClientsServer: ServerFeature = {
  name: 'scpi/clients',
  policies,
  tables: [...keptClients.tables, ...keptAccounts.tables, ...keptEntities.tables],
  migrations,
  demo: scpiClientRows,
  encrypted: encryptedColumns,
  files: [{ table: 'pp_account_version_pages', column: 'content' }],
  open: ({ cipher, database, log }) => ({
    routes: clientRoutes(cipher),
    jobs: [
      completionCounting({
        database,
        fail: (error) => {
          log.error({ code: codeOf(error) }, 'what is filled of SCPI accounts cannot be counted')
        },
      }),
    ],
  }),
}

export { scpiClientPersons } from './persons'
export { toldScpiClients } from './operations/telling'
export { holdClientToEdit, readPortalClient } from './operations/portal'
export { findPortalClient, findPortalClients, setPortalStatus, type PortalClient } from './repositories/portalClients'
export { firmOfClient } from './routes/clients'
