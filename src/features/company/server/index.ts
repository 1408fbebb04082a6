import type { ServerFeature } from '#server/http'
import { migrations } from './migrations'
import { logoRoutes } from './routes/logos'
import { settingRoutes } from './routes/settings'

export const companyServer: ServerFeature = {
  name: 'company',
  policies: {},
  migrations,
  open: () => ({ routes: [...settingRoutes, ...logoRoutes] }),
}
