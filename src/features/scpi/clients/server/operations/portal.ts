import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { scopeOf } from '#server/operations'
import { openAggregate, readRoot } from '#server/operations/aggregates'
import type { Whole } from '#server/repositories/aggregates'
import { scpiClients } from '../aggregates'
import { policies } from '../policies'

/** A client as a viewer sees him, with what comes along. @throws Failure notFound */
export const readPortalClient = (
  database: Queryable,
  viewer: Viewer,
  id: string,
  include: readonly string[],
): Promise<Whole> => readRoot(scpiClients, database, viewer, id, include)

/** Holds a client whom a viewer may edit until the end of the transaction. @throws Failure forbidden, notFound */
export const holdClientToEdit = (transaction: Queryable, viewer: Viewer, rootId: string): Promise<void> =>
  openAggregate({
    served: scpiClients,
    viewer,
    scope: scopeOf(policies.scpi_client.update, viewer),
    transaction,
    rootId,
  })
