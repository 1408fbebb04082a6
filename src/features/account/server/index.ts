import { defineFeature } from '#server/http'
import { savedViews } from './collections/savedViews'
import { tokens } from './collections/tokens'
import { firmRows } from './demo'
import { migrations } from './migrations'
import { tables } from './tables'
import { policies } from './policies'
import { secretColumn } from './repositories/secondFactors'
import { accountRoutes } from './routes/account'
import { demoAccountRoutes } from './routes/demoAccounts'
import { demoRequestRoutes } from './routes/demoRequests'
import { firstAccountRoutes } from './routes/firstAccount'
import { passwordRoutes } from './routes/password'
import { secondFactorRoutes } from './routes/secondFactors'
import { sessionRoutes } from './routes/session'
import { ownSessionRoutes } from './routes/sessions'

export const accountServer = defineFeature({
  name: 'account',
  collections: [tokens, savedViews],
  policies,
  tables: Object.values(tables),
  migrations,
  encrypted: [secretColumn],
  demo: firmRows,
  // Mail that waits, whose table came with the first mail that was sent.
  files: [{ table: 'outbox', column: 'attachment' }],
  open: (dependencies) => ({
    routes: [
      ...sessionRoutes(dependencies),
      ...accountRoutes(dependencies),
      ...ownSessionRoutes,
      ...secondFactorRoutes(dependencies),
      ...passwordRoutes(dependencies),
      ...demoAccountRoutes(dependencies),
      ...demoRequestRoutes(dependencies),
      ...firstAccountRoutes(dependencies),
    ],
  }),
})

export { policies as accountPolicies } from './policies'
export { createFirm, hasAccounts } from './operations/firms'
export { hasEmail, listsFrameOrigin } from './repositories/firms'
export { INVITATION_MS, sendInvitation } from './operations/invitations'
export { recoverAccess, takeFactorsAway } from './operations/lostFactors'
export { tables as accountTables } from './tables'
export {
  findDisabledFeatures,
  findProjectSwitches,
  storeDisabledFeatures,
  type DisabledFeature,
} from './repositories/offeredFeatures'
export * as firmUsers from './repositories/firmUsers'
