import type { Resource } from '#contract/jsonapi'
import { fieldErrors, invalid, scopeOf } from '#server/operations'
import { searchResources, type ResourceSearch } from '#server/repositories/resources'
import type { Call } from '#server/http/routes'
import { policies } from '../policies'
import { tables } from '../tables'

/** No more at once: they are held in memory, and a year of a large firm is less. */
const EVENTS_AT_MOST = 200_000

/** The events of a search as JSON lines, the oldest first, each with what its hash is made of. @throws Failure invalid when they are too many */
export async function exportAuditEvents(
  { database, viewer }: Pick<Call, 'database' | 'viewer'>,
  search: Pick<ResourceSearch, 'conditions'>,
): Promise<Buffer> {
  const reach = { scope: scopeOf(policies.audit_event.list, viewer) }
  const range = { limit: EVENTS_AT_MOST, offset: 0, order: 't.position' }
  const { found, total } = await searchResources(tables.audit_event, reach, database, { ...search, ...range })
  if (total > EVENTS_AT_MOST)
    throw invalid(fieldErrors('from', 'Cette période compte trop d’événements\u202f: choisissez-en une plus courte'))
  return Buffer.from(found.map((event) => lineOf(viewer.companyId, event)).join(''))
}

/** The firm is part of the hash: with it, the file is verified without a database (`npm run audit -- journal.jsonl`). */
const lineOf = (company_id: string, { id, attributes }: Resource): string =>
  `${JSON.stringify({ company_id, id, ...attributes })}\n`
