import type { ServerFeature } from '#server/http'
import { finishPortal, portalRows } from './demo'
import { migrations } from './migrations'
import { portalSessions } from './operations/sessions'
import { portalAccountRoutes } from './routes/account'
import { portalClientRoutes } from './routes/client'

export const scpiPortalServer: ServerFeature = {
  name: 'scpi/portal',
  policies: {},
  migrations,
  demo: portalRows,
  finishDemo: finishPortal,
  portal: portalSessions,
  open: (dependencies) => ({ routes: [...portalAccountRoutes(dependencies), ...portalClientRoutes] }),
}

export { sendWelcomeEmail } from './operations/welcome'
