import type { ServerFeature } from '#server/http'
import { policies } from './policies'
import { accountRoutes } from './routes/account'
import { demoAccountRoutes } from './routes/demoAccounts'
import { passwordRoutes } from './routes/password'

export const accountServer: ServerFeature = {
  name: 'account',
  policies,
  open: (surroundings) => ({
    routes: [...accountRoutes(surroundings), ...passwordRoutes(surroundings), ...demoAccountRoutes(surroundings)],
  }),
}

export { policies as accountPolicies } from './policies'
