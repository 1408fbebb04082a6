import { createHash } from 'node:crypto'
import type { Queryable } from '#server/db'

/** How many events are read at once. */
const AT_ONCE = 2_000

/** An event with what its hash is made of, as the database and the export of a trail write it. */
export interface ChainedEvent {
  readonly id: string
  readonly position: number
  readonly at: string
  readonly action: string
  readonly actor: string | null
  readonly subject: string | null
  readonly address: string | null
  readonly request_id: string | null
  readonly details: string
  readonly previous_hash: string
  readonly hash: string
}

/** Where the chain of a firm is broken: at an event that was changed, or where one is missing. */
export interface ChainBreak {
  readonly companyId: string
  readonly position: number
  /** Id of the event; null for one that is missing. */
  readonly id: string | null
}

/** How many events hold together, and the first that does not. */
export interface CheckedChain {
  readonly events: number
  readonly broken?: ChainBreak
}

/** Reads the trail of every firm again, and computes each hash without the database. */
export async function findBreak(database: Queryable): Promise<CheckedChain> {
  const firms = await database.query<{ companyId: string; position: number; hash: string }>(
    `SELECT company_id AS "companyId", coalesce(c.position, 0) AS position, coalesce(c.hash, '') AS hash
     FROM (SELECT company_id FROM audit_chains UNION SELECT company_id FROM audit_events) f
     LEFT JOIN audit_chains c USING (company_id) ORDER BY company_id`,
  )
  let events = 0
  for (const { companyId, ...end } of firms) {
    const { last, broken } = await checkFirm(database, companyId)
    events += last.position
    if (broken) return { events, broken }
    if (last.position !== end.position || last.hash !== end.hash)
      return { events, broken: { companyId, position: last.position + 1, id: null } }
  }
  return { events }
}

interface Link {
  readonly position: number
  readonly hash: string
}

async function checkFirm(database: Queryable, companyId: string): Promise<{ last: Link; broken?: ChainBreak }> {
  let last: Link = { position: 0, hash: '' }
  for (;;) {
    const events = await database.query<ChainedEvent>(
      `SELECT id, position, at, action, actor, subject, address, request_id, details, previous_hash, hash
       FROM audit_events WHERE company_id = $1 AND position > $2 ORDER BY position LIMIT ${AT_ONCE}`,
      [companyId, last.position],
    )
    for (const event of events) {
      const expected = { position: last.position + 1, previous_hash: last.hash }
      if (event.position !== expected.position) return { last, broken: { companyId, ...expected, id: null } }
      if (event.previous_hash !== expected.previous_hash || event.hash !== hashOf(companyId, event))
        return { last, broken: { companyId, position: event.position, id: event.id } }
      last = event
    }
    if (events.length < AT_ONCE) return { last }
  }
}

/** SHA-256 of the lines of an event, the hash of the former one first; what is absent is an empty line. */
export function hashOf(companyId: string, event: ChainedEvent): string {
  const { previous_hash, position, id, at, action, actor, subject, address, request_id, details } = event
  const lines = [previous_hash, companyId, position, id, at, action, actor, subject, address, request_id, details]
  return createHash('sha256')
    .update(lines.map((line) => line ?? '').join('\n'))
    .digest('hex')
}
