import type { ApiRoute } from '#server/http/routes'
import { usuryCeilings } from '#features/company/contract'
import { retentionChange, updateRetention } from '../operations/retention'
import { updateUsuryCeilings } from '../operations/usuryCeilings'

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
  {
    method: 'PUT',
    path: '/v3/company/usury-ceilings',
    access: 'viewer',
    writes: true,
    summary: 'Saisit les seuils de l’usure d’un trimestre',
    answers: 'company',
    body: usuryCeilings,
    handle: async ({ database, viewer, body }) => ({ data: await updateUsuryCeilings(database, viewer, body) }),
  },
]
