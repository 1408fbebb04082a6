import type { ServerFeature } from '#server/http'
import { policies } from './policies'
import { leadRoutes } from './routes/leads'

export const leadsServer: ServerFeature = {
  name: 'leads',
  policies,
  open: () => ({ routes: leadRoutes }),
}

export { leadOrigin } from './operations/fileOrigin'
