import { findDisabledFeatures } from '#features/simulation/server'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import {
  resourceOf,
  type Row,
  Parameters,
  within,
  conditionText,
  type Condition,
  orderBy,
  wordConditions,
} from '#server/repositories'
import { tables } from '../tables'
import { managerLink, type CatalogueSearch } from './properties'

export type ProgramResource = Extract<Resource, { type: 'program' }>

/** What the viewer reaches: programmes, and the properties that are counted in them. */
export interface ProgramScopes {
  readonly programs: Scope
  readonly properties: Scope
}

/** A page of the programmes that a firm shows, and how many there are in all. */
export async function searchPrograms(
  scopes: ProgramScopes,
  database: Queryable,
  search: CatalogueSearch,
): Promise<{ programs: ProgramResource[]; total: number }> {
  const counting = new Parameters()
  const countText = `SELECT count(*) AS total FROM visible_programs g WHERE ${matching(scopes.programs, search, counting)}`
  const parameters = new Parameters()
  const page = `${selection(scopes, parameters)} WHERE ${matching(scopes.programs, search, parameters)}
    ORDER BY ${orderBy('g', search.sort, ['name'])} LIMIT ${parameters.add(search.limit)} OFFSET ${parameters.add(search.offset)}`
  const [rows, [count]] = await Promise.all([
    database.query<Row>(page, parameters.values),
    database.query<{ total: number }>(countText, counting.values),
  ])
  return { programs: rows.flatMap(programOf), total: count?.total ?? 0 }
}

/** Those of the ids that a firm shows. */
export async function findPrograms(
  scopes: ProgramScopes,
  database: Queryable,
  ids: readonly string[],
): Promise<ProgramResource[]> {
  if (ids.length === 0) return []
  const parameters = new Parameters()
  const text = `${selection(scopes, parameters)} WHERE g.id = ANY(${parameters.add(ids)}) AND ${within(scopes.programs, 'g', parameters)} ORDER BY g.id`
  return (await database.query<Row>(text, parameters.values)).flatMap(programOf)
}

/** Promoters or operators of the programmes that a firm shows, by name; only those of the ids, when there are any. */
export async function findPartners(
  scope: Scope,
  database: Queryable,
  type: 'promoter' | 'manager',
  ids?: readonly string[],
): Promise<Resource[]> {
  const parameters = new Parameters()
  const wanted = ids ? `p.id = ANY(${parameters.add(ids)}) AND ` : ''
  const text = `SELECT ${tables[type].selected('p')} FROM visible_${type}s p WHERE ${wanted}${within(scope, 'p', parameters)} ORDER BY p.name COLLATE french, p.id`
  return (await database.query<Row>(text, parameters.values)).map((row) => resourceOf(type, row))
}

/** The criteria that the firm of the scope hides, and those that nobody is shown here. */
export async function findHiddenCriteria(scope: Scope, database: Queryable): Promise<readonly string[]> {
  const parameters = new Parameters()
  const text = `SELECT c.hidden_criteria FROM companies c WHERE ${within(scope, 'c', parameters)}`
  const [row] = await database.query<{ hidden_criteria: string[] }>(text, parameters.values)
  return [...(row?.hidden_criteria ?? []), ...(await findDisabledFeatures(database, 'criterion'))]
}

function selection({ properties }: ProgramScopes, parameters: Parameters): string {
  return `SELECT ${tables.program.selected('g')}, g.promoter_id, g.manager_id, n.property_count, n.available_count, n.lowest_price
    FROM visible_programs g LEFT JOIN LATERAL (
      SELECT count(*)::integer AS property_count, count(*) FILTER (WHERE l.status = 'available')::integer AS available_count,
        min(l.property_price) FILTER (WHERE l.status = 'available') AS lowest_price
      FROM visible_properties l WHERE l.program_id = g.id AND ${within(properties, 'l', parameters)}
    ) n ON true`
}

function matching(
  scope: Scope,
  { conditions, text }: { readonly conditions: readonly Condition[]; readonly text: string },
  parameters: Parameters,
): string {
  return [
    within(scope, 'g', parameters),
    ...conditions.map((condition) => conditionText('g', condition, parameters)),
    ...wordConditions(text, parameters, (pattern) => `search_text(g.name) LIKE ${pattern}`),
  ].join(' AND ')
}

function programOf(row: Row): ProgramResource[] {
  const { property_count, available_count, lowest_price } = row
  const resource = resourceOf('program', row, {
    promoter: { type: 'promoter', id: String(row['promoter_id']) },
    manager: managerLink(row),
  })
  if (resource.type !== 'program') return []
  const counts = {
    property_count: Number(property_count),
    available_count: Number(available_count),
    lowest_price: lowest_price === null ? null : Number(lowest_price),
  }
  return [{ ...resource, attributes: { ...resource.attributes, ...counts } }]
}
