import type { ServerFeature } from '#server/http'
import { firmRows } from './demo'
import { migrations } from './migrations'
import { tables } from './tables'
import { policies } from './policies'
import { accountRoutes } from './routes/account'
import { demoAccountRoutes } from './routes/demoAccounts'
import { passwordRoutes } from './routes/password'

export const accountServer: ServerFeature = {
  name: 'account',
  policies,
  tables: Object.values(tables),
  migrations,
  demo: firmRows,
  open: (surroundings) => ({
    routes: [...accountRoutes(surroundings), ...passwordRoutes(surroundings), ...demoAccountRoutes(surroundings)],
  }),
}

export { policies as accountPolicies } from './policies'
export { createFirm, hasAccounts } from './operations/firms'
