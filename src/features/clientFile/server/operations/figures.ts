import { Refusal, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'
import { policies } from '../policies'

/** Files of a colleague, or of nobody. */
export interface FileFigures {
  readonly adviser_id: string | null
  /** Not archived. */
  readonly open: number
  readonly drafts: number
  /** Whose study was shown, and that wait for a decision. */
  readonly presented: number
  /** Created this month, and the month before. */
  readonly created: number
  readonly created_before: number
}

interface Asked {
  /** The first instants of this month and of the month before. */
  readonly months: { readonly current: Date; readonly last: Date }
  /** Whose files count; null for all that the viewer sees. */
  readonly advisers: readonly string[] | null
}

/** The files that a viewer sees, counted by who is in charge; undefined for who sees none. */
export async function fileFigures(
  database: Queryable,
  viewer: Viewer,
  { months, advisers }: Asked,
): Promise<readonly FileFigures[] | undefined> {
  const scope = policies.client_file.list(viewer)
  if (scope instanceof Refusal) return undefined
  const parameters = new Parameters()
  const [current, last] = [parameters.add(months.current), parameters.add(months.last)]
  return database.query<FileFigures & Record<string, unknown>>(
    `SELECT f.adviser_id, count(*) FILTER (WHERE f.status <> 'archived')::integer AS open,
       count(*) FILTER (WHERE f.status = 'draft')::integer AS drafts,
       count(*) FILTER (WHERE f.status = 'presented')::integer AS presented,
       count(*) FILTER (WHERE f.created_at >= ${current})::integer AS created,
       count(*) FILTER (WHERE f.created_at >= ${last} AND f.created_at < ${current})::integer AS created_before
     FROM client_files f WHERE ${within(scope, 'f', parameters)}
       AND (${parameters.add(advisers)}::uuid[] IS NULL OR f.adviser_id = ANY(${parameters.add(advisers)}::uuid[]))
     GROUP BY f.adviser_id`,
    parameters.values,
  )
}
