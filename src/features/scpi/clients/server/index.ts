import type { ServerFeature } from '#server/http'
import { scpiClientRows } from './demo'
import { migrations } from './migrations'
import { policies } from './policies'
import { clientRoutes } from './routes/clients'
import { keptAccounts, keptClients } from './tables'

export const scpiClientsServer: ServerFeature = {
  name: 'scpi/clients',
  policies,
  tables: [...keptClients.tables, ...keptAccounts.tables],
  migrations,
  demo: scpiClientRows,
  open: () => ({ routes: [...clientRoutes] }),
}

export { scpiClientPersons } from './persons'
