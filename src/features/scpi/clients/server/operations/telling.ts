import { notify, subjectOf, tellChange, type Subject } from '#features/notifications/server'
import { scpiClientAddress } from '#features/scpi/clients/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { resourcesOfType } from '#server/operations'
import { policies } from '../policies'
import { findFollower } from '../repositories/clients'
import { keptClients } from '../tables'

/** Tells the adviser of a client that the client, or a colleague, has changed something; their pages ask again. */
export async function tellClientChange(
  transaction: Queryable,
  { companyId, userId }: Pick<Viewer, 'companyId' | 'userId'>,
  of: { readonly clientId: string } | { readonly accountId: string },
): Promise<void> {
  const follower = await findFollower(transaction, companyId, of)
  if (!follower || follower.adviserId === userId) return
  const subject = { type: 'scpi_client', id: follower.clientId }
  const { adviserId, at } = follower
  await notify(transaction, { companyId, kind: 'scpi_client_changed', subject, actorId: userId, at, to: [adviserId] })
  await tellChange(transaction, { companyId, ...subject, users: [adviserId] })
}

/** What may be seen of a client that one was told of. */
export const toldScpiClients: Subject = subjectOf({
  table: keptClients.root,
  policy: policies.scpi_client.read,
  seen: (found) =>
    Promise.resolve(
      new Map(
        resourcesOfType(found, 'scpi_client').map(({ id, attributes: { firstname1, lastname } }) => [
          id,
          { title: `${firstname1 ?? ''} ${lastname ?? ''}`.trim(), address: scpiClientAddress(id) },
        ]),
      ),
    ),
})
