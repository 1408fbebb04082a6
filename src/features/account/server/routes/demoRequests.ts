import { demoRequest } from '#features/account/contract'
import type { ApiRoute, Dependencies } from '#server/http/routes'
import { askForDemo } from '../operations/demoRequest'

/** Somebody without an account asks to be shown the application. */
export const demoRequestRoutes = ({
  database,
  clock,
  demoRequestsTo: recipient,
}: Pick<Dependencies, 'database' | 'clock' | 'demoRequestsTo'>): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/v3/demo',
    access: 'public',
    summary: 'Dit si une démonstration peut être demandée',
    handle: () => ({ json: { data: { is_open: recipient !== undefined } } }),
  },
  {
    method: 'POST',
    path: '/v3/demo',
    access: 'public',
    summary: 'Demande une démonstration',
    body: demoRequest,
    handle: async ({ body, ip }) => {
      await askForDemo(database, { input: body, address: ip, now: clock.now(), recipient })
      return { status: 201, json: { data: null } }
    },
  },
]
