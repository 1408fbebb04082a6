import { entriesOf, isText } from '#contract/json'
import type { Queryable } from '#server/db'

/** Where processes tell one another what has changed. */
export const CHANNEL = 'solive_changes'

/** Something that pages may show otherwise now; nobody is named, pages ask. */
export interface ChangeEvent {
  readonly companyId: string
  readonly type: string
  readonly id: string
  /** Whose pages; those of the whole firm without. */
  readonly users?: readonly string[]
}

/** A payload has 8,000 bytes at most: beyond so many, everybody is told, and asks for what is theirs. */
const USERS_AT_MOST = 100

/** Tells open pages of a firm that a resource has changed, once the transaction is committed. */
export async function tellChange(transaction: Queryable, event: ChangeEvent): Promise<void> {
  const { users, ...everybody } = event
  const told = users && users.length <= USERS_AT_MOST ? event : everybody
  await transaction.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(told)])
}

/** What was told; undefined for what is none of ours. */
export function readEvent(payload: string): ChangeEvent | undefined {
  const { companyId, type, id, users } = entriesOf(parsed(payload))
  if (!isText(companyId) || !isText(type) || !isText(id)) return undefined
  return { companyId, type, id, ...(Array.isArray(users) ? { users: users.filter(isText) } : {}) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
