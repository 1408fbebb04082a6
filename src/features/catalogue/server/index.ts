import { defineFeature } from '#server/http'
import { managers, programsWithProperties, promoters, properties } from './collections'
import { catalogueRows } from './demo'
import { migrations } from './migrations'
import { tables } from './tables'
import { policies } from './policies'
import { catalogueRoutes } from './routes/catalogue'
import { projectRoutes } from './routes/projects'

export const catalogueServer = defineFeature({
  name: 'catalogue',
  collections: [programsWithProperties, properties, promoters, managers],
  policies,
  tables: Object.values(tables),
  migrations,
  demo: catalogueRows,
  open: () => ({ routes: [...projectRoutes, ...catalogueRoutes] }),
})

export { properties } from './collections'
