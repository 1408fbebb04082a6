import { codeOf } from '#server/db'
import { defineFeature } from '#server/http'
import { clientLeads, leadExchanges, leadImports } from './collections'
import { leadRows } from './demo'
import { retention } from './jobs/retention'
import { migrations } from './migrations'
import { tables } from './tables'
import { policies } from './policies'
import { leadRoutes } from './routes/leads'

export const leadsServer = defineFeature({
  name: 'leads',
  collections: [clientLeads, leadExchanges, leadImports],
  policies,
  tables: Object.values(tables),
  migrations,
  demo: leadRows,
  open: ({ database, clock, mayDelete, log }) => {
    const fail = (error: unknown): void => {
      log.error({ code: codeOf(error) }, 'the retention of leads cannot be applied')
    }
    return { routes: leadRoutes, jobs: [retention({ database, clock, mayDelete, fail })] }
  },
})

export { filesOfLeads } from './operations/filesOfLeads'
export { leadFigures, type LeadFigures } from './operations/figures'
export { leadPersons } from './persons'
export { leadTrash } from './trash'
export { transferLeads } from './repositories/leads'
export { toldLeads } from './operations/telling'
