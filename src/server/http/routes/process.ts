import type { Queryable } from '#server/db'
import type { ApiRoute } from '../route'

/** What a balancer asks of a process. */
export const processRoutes = ({ database }: { readonly database: Queryable }): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/health/live',
    access: 'public',
    summary: 'Le serveur est vivant',
    handle: () => ({ json: { status: 'ok' } }),
  },
  {
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    summary: 'Le serveur et sa base répondent',
    handle: async () => {
      await database.query('SELECT 1')
      return { json: { status: 'ok' } }
    },
  },
]
