import type { ApiRoute } from '#server/http/routes'
import { retentionChange, updateRetention } from '../operations/retention'

/** What a firm sets for all of its members. */
export const settingRoutes: readonly ApiRoute[] = [
  {
    method: 'PUT',
    path: '/v3/company/retention',
    access: 'viewer',
    writes: true,
    summary: 'Choisit combien d’années un dossier sans activité est conservé',
    answers: 'company',
    body: retentionChange,
    handle: async ({ database, viewer, body }) => ({ data: await updateRetention(database, viewer, body) }),
  },
]
