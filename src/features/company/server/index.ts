import type { ServerFeature } from '#server/http'
import { migrations } from './migrations'
import { backupRoutes } from './routes/backups'
import { logoRoutes } from './routes/logos'
import { settingRoutes } from './routes/settings'

export const companyServer: ServerFeature = {
  name: 'company',
  policies: {},
  migrations,
  open: ({ findBackups }) => ({ routes: [...settingRoutes, ...logoRoutes, ...backupRoutes(findBackups)] }),
}
