import { randomUUID } from 'node:crypto'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import type { FieldChange } from '#server/operations'
import { resourceOf, insertion, Parameters, readPage, type PageRange } from '#server/repositories'
import { ofClientFile } from './ofClientFile'

/** Adds to the history of a file who changed what, by one write. The file was locked before: instants follow the writes. */
export async function insertFieldChanges(
  scope: Scope,
  transaction: Queryable,
  origin: { clientFileId: string; userId: string; device: string | null },
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return
  const { company_id } = scope.columns
  const rows = changes.map(({ old_value, new_value, ...change }) => ({
    company_id,
    id: randomUUID(),
    client_file_id: origin.clientFileId,
    user_id: origin.userId,
    device: origin.device,
    ...change,
    old_value: JSON.stringify(old_value),
    new_value: JSON.stringify(new_value),
  }))
  const parameters = new Parameters()
  await transaction.query(insertion('field_changes', rows, parameters), parameters.values)
}

/** Which changes of a file are wanted; what is left out does not restrict. */
export interface FieldChangeSearch extends PageRange {
  readonly resourceTypes?: readonly string[] | undefined
  readonly resourceIds?: readonly string[] | undefined
  readonly fields?: readonly string[] | undefined
  /** Ids of users. */
  readonly authors?: readonly string[] | undefined
  /** Days in Paris, bounds included, `YYYY-MM-DD`. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Id of a change: those of its write, and of the later ones. */
  readonly since?: string | undefined
}

export interface FieldChangePage {
  readonly changes: readonly Resource[]
  readonly total: number
}

/** The history of a file, the newest first; nothing outside of the scope. */
export async function searchFieldChanges(
  scope: Scope,
  database: Queryable,
  clientFileId: string,
  search: FieldChangeSearch,
): Promise<FieldChangePage> {
  const { rows, total } = await readPage(
    database,
    {
      select: `s.id, s.resource_type, s.resource_id, s.operation, s.field, s.old_value, s.new_value, s.device, s.changed_at,
        nullif(concat_ws(' ', u.first_name, u.last_name), '') AS author_name`,
      from: (parameters) => `FROM field_changes s LEFT JOIN users u ON u.company_id = s.company_id AND u.id = s.user_id
        WHERE ${[ofClientFile(scope, clientFileId, parameters), ...conditions(search, parameters)].join(' AND ')}`,
      order: 's.changed_at DESC, s.id',
    },
    search,
  )
  return { changes: rows.map((row) => resourceOf('field_change', row)), total }
}

function conditions(
  { resourceTypes, resourceIds, fields, authors, from, to, since }: FieldChangeSearch,
  parameters: Parameters,
): string[] {
  const among = (column: string, values: readonly string[] | undefined) =>
    values ? [`s.${column} = ANY(${parameters.add(values)})`] : []
  const start = (day: string, later: 0 | 1) =>
    `(${parameters.add(day)}::date + ${later})::timestamp AT TIME ZONE 'Europe/Paris'`
  return [
    ...among('resource_type', resourceTypes),
    ...among('resource_id', resourceIds),
    ...among('field', fields),
    ...among('user_id', authors),
    ...(from === undefined ? [] : [`s.changed_at >= ${start(from, 0)}`]),
    ...(to === undefined ? [] : [`s.changed_at < ${start(to, 1)}`]),
    ...(since === undefined
      ? []
      : [
          `s.changed_at >= (SELECT m.changed_at FROM field_changes m
      WHERE m.company_id = s.company_id AND m.client_file_id = s.client_file_id AND m.id = ${parameters.add(since)})`,
        ]),
  ]
}
