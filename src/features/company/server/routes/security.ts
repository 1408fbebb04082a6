import { companySecurity } from '#features/account/contract'
import type { ApiRoute } from '#server/http/routes'
import { writeOf } from '#server/http/settings'
import { readSecurity, updateSecurity } from '../operations/security'

/** What a firm asks of those who log in for it. */
export const securityRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/company/security',
    access: 'viewer',
    summary: 'Ce que la société demande à ceux qui se connectent',
    answers: 'company',
    handle: async ({ database, viewer }) => ({ data: await readSecurity(database, viewer) }),
  },
  {
    method: 'PUT',
    path: '/v3/company/security',
    access: 'viewer',
    writes: true,
    asksAgain: true,
    audit: { action: 'setting_changed', details: { setting: 'security' } },
    summary:
      'Exige un second facteur, règle la durée d’une session (1 à 30 jours), ou dit quels sites affichent Solive dans un cadre',
    answers: 'company',
    body: companySecurity,
    handle: async (call) => ({ data: await updateSecurity(writeOf(call), call.body) }),
  },
]
