import type { ServerFeature } from '#server/http'
import { catalogueRows } from './demo'
import { migrations } from './migrations'
import { tables } from './tables'
import { policies } from './policies'
import { catalogueRoutes } from './routes/catalogue'
import { projectRoutes } from './routes/projects'

export const catalogueServer: ServerFeature = {
  name: 'catalogue',
  policies,
  tables: Object.values(tables),
  migrations,
  demo: catalogueRows,
  open: () => ({ routes: [...projectRoutes, ...catalogueRoutes] }),
}

export { propertiesOf, type CatalogueInclude, type CataloguePage } from './operations/catalogue'
export { policies as cataloguePolicies } from './policies'
export { findProperties } from './repositories'
