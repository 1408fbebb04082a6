import type { Queryable } from '#server/db'
import { Problem } from '../problem'
import type { ApiRoute } from '../route'

interface ProcessState {
  readonly database: Queryable
  /** Whether the process was told to stop. */
  readonly isStopping?: (() => boolean) | undefined
}

/** What a balancer asks of a process. */
export const processRoutes = ({ database, isStopping }: ProcessState): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/health/live',
    access: 'public',
    isUnlimited: true,
    summary: 'Le serveur est vivant',
    handle: () => ({ json: { status: 'ok' } }),
  },
  {
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    isUnlimited: true,
    summary: 'Le serveur et sa base répondent',
    handle: async () => {
      if (isStopping?.() === true)
        throw new Problem(503, 'Ce serveur s’arrête. Réessayez dans un instant.', { 'retry-after': '1' })
      await database.query('SELECT 1')
      return { json: { status: 'ok' } }
    },
  },
]
