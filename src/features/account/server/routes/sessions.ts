import { notFound, scopeOf } from '#server/operations'
import { secretHash } from '#server/operations/security'
import type { ApiRoute } from '#server/http/routes'
import { policies } from '../policies'
import * as sessions from '../repositories/sessions'

/** Where one is logged in, and the end of it. */
export const ownSessionRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/me/sessions',
    access: 'viewer',
    bySession: true,
    summary: 'Ses sessions ouvertes\u00a0: appareil, adresse, dernière utilisation',
    answers: 'session',
    handle: async ({ database, viewer, now, sessionSecret = '' }) => ({
      data: await sessions.findSessions(scopeOf(policies.session.list, viewer), database, {
        current: secretHash(sessionSecret),
        now,
      }),
    }),
  },
  {
    method: 'DELETE',
    path: '/v3/me/sessions',
    access: 'viewer',
    writes: true,
    bySession: true,
    summary: 'Ferme toutes ses autres sessions',
    audit: { action: 'session_ended' },
    handle: async ({ database, viewer, sessionSecret = '' }) => {
      const scope = scopeOf(policies.session.remove, viewer)
      await sessions.removeOtherLogins(scope, database, secretHash(sessionSecret))
      return { status: 204 }
    },
  },
  {
    method: 'DELETE',
    path: '/v3/me/sessions/:id',
    access: 'viewer',
    writes: true,
    bySession: true,
    summary: 'Ferme une de ses sessions',
    audit: { action: 'session_ended' },
    handle: async ({ database, viewer, parameter }) => {
      const scope = scopeOf(policies.session.remove, viewer)
      if (!(await sessions.removeSession(scope, database, parameter('id')))) throw notFound()
      return { status: 204 }
    },
  },
]
