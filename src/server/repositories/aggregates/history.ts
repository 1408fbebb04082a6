import { randomUUID } from 'node:crypto'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { searchResources, type ResourcePage } from '../resources/index'
import type { PageRange } from '../page'
import { insertion, Parameters } from '../statement'
import { defineTable, type Table } from '../tables'
import type { AggregateMapping } from './mapping'

/** One attribute that somebody changed. */
export interface FieldChange {
  readonly resource_type: string
  readonly resource_id: string
  readonly operation: 'create' | 'update' | 'delete'
  readonly field: string
  readonly old_value: unknown
  readonly new_value: unknown
}

/** Adds to the history of an aggregate what one write changed. The root was locked before: instants follow the writes. */
export async function insertFieldChanges(
  { history, owner }: AggregateMapping,
  scope: Scope,
  transaction: Queryable,
  { rootId, viewer }: { readonly rootId: string; readonly viewer: Viewer },
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return
  const { company_id } = scope.columns
  const rows = changes.map(({ old_value, new_value, ...change }) => ({
    company_id,
    id: randomUUID(),
    [owner.column]: rootId,
    user_id: viewer.userId,
    device: viewer.device,
    step: viewer.step,
    ...change,
    old_value: JSON.stringify(old_value),
    new_value: JSON.stringify(new_value),
  }))
  const parameters = new Parameters()
  await transaction.query(insertion(history, rows, parameters), parameters.values)
}

/** Which changes are wanted; what is left out does not restrict. */
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

/** The history of an aggregate, the newest first; nothing outside of the scope. */
export function searchFieldChanges(
  kept: AggregateMapping,
  scope: Scope,
  database: Queryable,
  rootId: string,
  { limit, offset, ...search }: FieldChangeSearch,
): Promise<ResourcePage> {
  return searchResources(historyTable(kept), { scope, ownerId: rootId }, database, {
    conditions: [],
    more: (parameters) => conditions(kept, search, parameters),
    order: 't.changed_at DESC, t.id',
    limit,
    offset,
  })
}

const historyTable = ({ history, owner, authorOf }: AggregateMapping): Table =>
  defineTable('field_change', history, { owner, isFixed: true, computed: { author_name: authorOf } })

function conditions(
  { history, owner }: AggregateMapping,
  { resourceTypes, resourceIds, fields, authors, from, to, since }: Omit<FieldChangeSearch, keyof PageRange>,
  parameters: Parameters,
): string[] {
  const among = (column: string, values: readonly string[] | undefined) =>
    values ? [`t.${column} = ANY(${parameters.add(values)})`] : []
  const start = (day: string, later: 0 | 1) =>
    `(${parameters.add(day)}::date + ${later})::timestamp AT TIME ZONE 'Europe/Paris'`
  return [
    ...among('resource_type', resourceTypes),
    ...among('resource_id', resourceIds),
    ...among('field', fields),
    ...among('user_id', authors),
    ...(from === undefined ? [] : [`t.changed_at >= ${start(from, 0)}`]),
    ...(to === undefined ? [] : [`t.changed_at < ${start(to, 1)}`]),
    ...(since === undefined
      ? []
      : [
          `t.changed_at >= (SELECT m.changed_at FROM ${history} m
      WHERE m.company_id = t.company_id AND m.${owner.column} = t.${owner.column} AND m.id = ${parameters.add(since)})`,
        ]),
  ]
}
