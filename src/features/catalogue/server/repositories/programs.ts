import { dwellingKinds } from '#features/catalogue/contract'
import { assemble, type Resource } from '#contract/jsonapi'
import { findDisabledFeatures } from '#features/account/server'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { conditionText, Parameters, within, type Row } from '#server/repositories'
import type { ResourcePage, ResourceSearch } from '#server/repositories/resources'
import { tables } from '../tables'

/** What the viewer reaches: programmes, and the properties that are counted in them. */
export interface ProgramScopes {
  readonly programs: Scope
  readonly properties: Scope
}

/** A page of the programmes that a firm shows, and how many there are in all. */
export async function searchPrograms(
  scopes: ProgramScopes,
  database: Queryable,
  search: ResourceSearch,
): Promise<ResourcePage> {
  const counting = new Parameters()
  const countText = `SELECT count(*) AS total FROM visible_programs t WHERE ${matching(scopes.programs, search, counting)}`
  const parameters = new Parameters()
  const page = `${selection(scopes, parameters)} WHERE ${matching(scopes.programs, search, parameters)}
    ORDER BY ${search.order} LIMIT ${parameters.add(search.limit)} OFFSET ${parameters.add(search.offset)}`
  const [rows, [count]] = await Promise.all([
    database.query<Row>(page, parameters.values),
    database.query<{ total: number }>(countText, counting.values),
  ])
  return { found: rows.map(programOf), total: count?.total ?? 0 }
}

/** Those of the ids that a firm shows. */
export async function findPrograms(
  scopes: ProgramScopes,
  database: Queryable,
  ids: readonly string[],
): Promise<Resource[]> {
  const parameters = new Parameters()
  const text = `${selection(scopes, parameters)} WHERE t.id = ANY(${parameters.add(ids)}) AND ${within(scopes.programs, 't', parameters)} ORDER BY t.id`
  return (await database.query<Row>(text, parameters.values)).map(programOf)
}

/** The criteria that the firm of the scope hides, and those that nobody is shown here. */
export async function findHiddenCriteria(scope: Scope, database: Queryable): Promise<readonly string[]> {
  const parameters = new Parameters()
  const text = `SELECT c.hidden_criteria FROM companies c WHERE ${within(scope, 'c', parameters)}`
  const [row] = await database.query<{ hidden_criteria: string[] }>(text, parameters.values)
  return [...(row?.hidden_criteria ?? []), ...(await findDisabledFeatures(database, 'criterion'))]
}

function selection({ properties }: ProgramScopes, parameters: Parameters): string {
  return `SELECT ${tables.program.selected('t')}, n.property_count, n.available_count, n.lowest_price
    FROM visible_programs t LEFT JOIN LATERAL (
      SELECT count(*)::integer AS property_count, count(*) FILTER (WHERE l.status = 'available')::integer AS available_count,
        min(l.property_price) FILTER (WHERE l.status = 'available') AS lowest_price
      FROM visible_properties l WHERE l.program_id = t.id AND l.kind = ANY(${parameters.add(dwellingKinds)})
        AND ${within(properties, 'l', parameters)}
    ) n ON true`
}

function matching(scope: Scope, { conditions, more }: ResourceSearch, parameters: Parameters): string {
  return [
    within(scope, 't', parameters),
    ...conditions.map((condition) => conditionText('t', condition, parameters)),
    ...(more?.(parameters) ?? []),
  ].join(' AND ')
}

function programOf(row: Row): Resource {
  const { property_count, available_count, lowest_price } = row
  const program = tables.program.resource(row)
  const counts = {
    property_count: Number(property_count),
    available_count: Number(available_count),
    lowest_price: lowest_price === null ? null : Number(lowest_price),
  }
  return assemble(program, { ...program, attributes: { ...program.attributes, ...counts } })
}
