import { Refusal, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'
import { policies } from '../policies'

/** Leads of a colleague, or of nobody yet. */
export interface LeadFigures {
  readonly adviser_id: string | null
  /** Whom nobody has called yet, and those of them who should have been called by now. */
  readonly waiting: number
  readonly late: number
  /** Received this month, and the month before. */
  readonly received: number
  readonly received_before: number
}

interface Asked {
  readonly now: Date
  /** The first instants of this month and of the month before. */
  readonly months: { readonly current: Date; readonly last: Date }
  /** Whose leads count; null for all that the viewer sees. */
  readonly advisers: readonly string[] | null
}

/** The leads that a viewer sees, counted by who follows them; undefined for who sees none. */
export async function leadFigures(
  database: Queryable,
  viewer: Viewer,
  { now, months, advisers }: Asked,
): Promise<readonly LeadFigures[] | undefined> {
  const scope = policies.client_lead.list(viewer)
  if (scope instanceof Refusal) return undefined
  const parameters = new Parameters()
  const [current, last] = [parameters.add(months.current), parameters.add(months.last)]
  const waiting = `l.status IN ('new', 'assigned')`
  return database.query<LeadFigures & Record<string, unknown>>(
    `SELECT l.adviser_id, count(*) FILTER (WHERE ${waiting})::integer AS waiting,
       count(*) FILTER (WHERE ${waiting} AND l.first_contact_due_at < ${parameters.add(now)})::integer AS late,
       count(*) FILTER (WHERE l.created_at >= ${current})::integer AS received,
       count(*) FILTER (WHERE l.created_at >= ${last} AND l.created_at < ${current})::integer AS received_before
     FROM client_leads l WHERE ${within(scope, 'l', parameters)}
       AND (${parameters.add(advisers)}::uuid[] IS NULL OR l.adviser_id = ANY(${parameters.add(advisers)}::uuid[]))
     GROUP BY l.adviser_id`,
    parameters.values,
  )
}
