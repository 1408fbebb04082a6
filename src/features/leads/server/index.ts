import { codeOf } from '#server/db'
import type { ServerFeature } from '#server/http'
import { leadRows } from './demo'
import { retention } from './jobs/retention'
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
  open: ({ database, clock, log }) => {
    const fail = (error: unknown): void => {
      log.error({ code: codeOf(error) }, 'the retention of leads cannot be applied')
    }
    return { routes: leadRoutes, jobs: [retention({ database, clock, fail })] }
  },
}

export { leadOrigin } from './operations/fileOrigin'
