import type { ServerFeature } from '#server/http'
import { settingRoutes } from './routes/settings'

export const companyServer: ServerFeature = {
  name: 'company',
  policies: {},
  open: () => ({ routes: settingRoutes }),
}
