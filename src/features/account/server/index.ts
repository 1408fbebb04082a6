import { defineFeature } from '#server/http'
import { tokens } from './collections/tokens'
import { firmRows } from './demo'
import { migrations } from './migrations'
import { tables } from './tables'
import { policies } from './policies'
import { accountRoutes } from './routes/account'
import { demoAccountRoutes } from './routes/demoAccounts'
import { passwordRoutes } from './routes/password'
import { sessionRoutes } from './routes/session'

export const accountServer = defineFeature({
  name: 'account',
  collections: [tokens],
  policies,
  tables: Object.values(tables),
  migrations,
  demo: firmRows,
  open: (surroundings) => ({
    routes: [
      ...sessionRoutes(surroundings),
      ...accountRoutes,
      ...passwordRoutes(surroundings),
      ...demoAccountRoutes(surroundings),
    ],
  }),
})

export { policies as accountPolicies } from './policies'
export { createFirm, hasAccounts } from './operations/firms'
