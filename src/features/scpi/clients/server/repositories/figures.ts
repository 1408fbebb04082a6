import type { ClientFigures } from '#features/scpi/clients/contract'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'
import { isIncomplete } from './completeness'

/** Clients that stand alike. */
interface Group {
  readonly status: string
  readonly portal_status: string
  readonly total: number
  readonly incomplete: number
}

/** How many clients there are within reach, by where they stand. */
export async function countClients(scope: Scope, database: Queryable): Promise<ClientFigures> {
  const parameters = new Parameters()
  const groups = await database.query<Group>(
    `SELECT t.status, t.portal_status, count(*) AS total, count(*) FILTER (WHERE ${isIncomplete('t')}) AS incomplete
     FROM scpi_clients t WHERE ${within(scope, 't', parameters)} GROUP BY t.status, t.portal_status`,
    parameters.values,
  )
  const count = (wanted: Partial<Group>): number =>
    groups
      .filter(({ status }) => status === (wanted.status ?? status))
      .filter(({ portal_status }) => portal_status === (wanted.portal_status ?? portal_status))
      .reduce((sum, { total }) => sum + total, 0)
  return {
    total: count({}),
    incomplete: groups.reduce((sum, { incomplete }) => sum + incomplete, 0),
    by_status: {
      prospect: count({ status: 'prospect' }),
      client: count({ status: 'client' }),
      inactive: count({ status: 'inactive' }),
      blocked: count({ status: 'blocked' }),
    },
    by_portal_status: {
      none: count({ portal_status: 'none' }),
      invited: count({ portal_status: 'invited' }),
      active: count({ portal_status: 'active' }),
      locked: count({ portal_status: 'locked' }),
    },
  }
}
