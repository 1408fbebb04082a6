import { leadAddress } from '#features/leads/contract'
import { notify, subjectOf, tellChange, type Subject } from '#features/notifications/server'
import { isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { resourcesOfType } from '#server/operations'
import { policies } from '../policies'
import { tables } from '../tables'
import { distributesLeads } from './advisers'

interface Arrival {
  readonly database: Queryable
  readonly viewer: Viewer
  readonly now: Date
}

/** Tells of a new lead whoever follows it, or who distributes them while nobody does. */
export async function tellLead({ database, viewer, now }: Arrival, lead: Resource): Promise<void> {
  const { companyId, userId } = viewer
  const [{ attributes } = { attributes: undefined }] = resourcesOfType([lead], 'client_lead')
  const adviser = attributes?.adviser_id
  const subject = { type: 'client_lead', id: lead.id }
  const to = isText(adviser) ? [adviser] : await distributors(database, viewer)
  await notify(database, { companyId, kind: 'lead_received', subject, actorId: userId, at: now, to })
  await tellChange(database, { companyId, ...subject })
}

async function distributors(database: Queryable, { companyId }: Viewer): Promise<readonly string[]> {
  const colleagues = await database.query<{ id: string; roles: string[] }>(
    'SELECT id, roles FROM users WHERE company_id = $1',
    [companyId],
  )
  return colleagues.filter(({ roles }) => distributesLeads(roles)).map(({ id }) => id)
}

/** What may be seen of a lead that one was told of. */
export const toldLeads: Subject = subjectOf({
  table: tables.client_lead,
  policy: policies.client_lead.read,
  seen: (found) =>
    Promise.resolve(
      new Map(
        resourcesOfType(found, 'client_lead').map(({ id, attributes: { firstname, lastname } }) => [
          id,
          { title: [firstname, lastname].filter(Boolean).join(' ') || 'Contact', address: leadAddress(id) },
        ]),
      ),
    ),
})
