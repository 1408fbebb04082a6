import type { ServerFeature } from '#server/http'
import { leadRows } from './demo'
import { migrations } from './migrations'
import { tables } from './tables'
import { policies } from './policies'
import { leadRoutes } from './routes/leads'

export const leadsServer: ServerFeature = {
  name: 'leads',
  policies,
  tables: Object.values(tables),
  migrations,
  demo: leadRows,
  open: () => ({ routes: leadRoutes }),
}

export { leadOrigin } from './operations/fileOrigin'
