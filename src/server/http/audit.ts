import { definitionOf, type ResourceType } from '#contract'
import { identityResources } from '#contract/identity'
import type { Ref, Resource } from '#contract/jsonapi'
import { sectionOf } from '#contract/resources'
import { isDiskFull, type Queryable } from '#server/db'
import { record } from '#server/operations/audit'
import type { ToldReadings } from './readings'
import type { Answer, Call, ViewerRoute } from './route'

/** From how many people on, a list that is read is told in the audit trail; with sections of their files, it is from the first on. */
const MANY = 50

type AuditedCall = Pick<Call, 'viewer' | 'now' | 'body' | 'parameter'>

/** Tells in the audit trail what a route did, where it is told. */
export async function auditRoute(
  database: Queryable,
  { audit }: ViewerRoute,
  { viewer, now, body, parameter }: AuditedCall,
  answer: Answer,
): Promise<void> {
  if (!audit) return
  const { action, of, details } = typeof audit === 'function' ? audit(body) : audit
  const subject = answered(answer) ?? (of && { type: of, id: parameter('id') })
  await record(database, viewer, { action, subject, details, at: now })
}

const answered = (answer: Answer): Ref | undefined =>
  'data' in answer && answer.data !== null && 'type' in answer.data ? answer.data : undefined

/** The same of a route that only reads, and who read many people at once, once an hour. On a full disk, who reads goes on reading. */
export async function auditReading(
  database: Queryable,
  route: ViewerRoute,
  { url, readings, ...asked }: AuditedCall & { readonly url: string; readonly readings: ToldReadings },
  answer: Answer,
): Promise<void> {
  try {
    await auditRoute(database, route, asked, answer)
    const details = manyRead(answer)
    if (details && !readings.isTold(asked.viewer, url, asked.now))
      await record(database, asked.viewer, { action: 'list_read', details, at: asked.now })
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}

/** How many people an answer tells of, and which sections of their files came along; undefined when that is nothing to tell. */
function manyRead(answer: Answer): { type: string; count: number; included: readonly string[] } | undefined {
  if (!('data' in answer) || answer.data === null || 'type' in answer.data) return undefined
  const [first] = answer.data
  if (!first || !isPersonal(first)) return undefined
  const types = new Set((answer.included ?? []).map(({ type }) => type))
  const included = [...types].filter((type) => sectionOf(type) !== undefined).sort()
  const count = answer.data.length
  return count >= MANY || included.length > 0 ? { type: first.type, count, included } : undefined
}

/** Whether resources of its type name people, and are no section, account or line of a history. */
const isPersonal = ({ type }: Resource): boolean =>
  sectionOf(type) === undefined &&
  !Object.hasOwn(identityResources, type) &&
  !NOT_PEOPLE.has(type) &&
  Object.values(definitionOf(type).fields).some((field) => field.private)

const NOT_PEOPLE: ReadonlySet<ResourceType> = new Set(['field_change', 'token'])
