import type { ServerFeature } from '#server/http'
import { collectionRoutes } from '#server/http/collections'
import { searchAlerts } from './collections/searchAlerts'
import { alertRows } from './demo'
import { alertTelling } from './jobs/alerts'
import { migrations } from './migrations'
import { policies } from './policies'
import { searchAlertRoutes } from './routes/searchAlerts'
import { tables } from './tables'

export const comparatorServer: ServerFeature = {
  name: 'comparator',
  policies,
  tables: Object.values(tables),
  migrations,
  demo: alertRows,
  open: (dependencies) => ({
    routes: [...collectionRoutes(searchAlerts(dependencies)), ...searchAlertRoutes(dependencies)],
    jobs: [alertTelling(dependencies)],
  }),
}

export { alertsOfFiles } from './operations/ofFile'
export { tellAlerts } from './operations/tellAlerts'
