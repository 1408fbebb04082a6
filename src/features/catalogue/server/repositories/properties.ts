import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import {
  conditionText,
  orderBy,
  Parameters,
  readPage,
  resourceOf,
  within,
  wordConditions,
  type Condition,
  type PageRange,
  type Row,
} from '#server/repositories'
import { tables } from '../tables'

export type PropertyResource = Extract<Resource, { type: 'property' }>

export interface CatalogueSearch extends PageRange {
  readonly conditions: readonly Condition[]
  /** Words of the name of the programme, in any order, with or without accents. */
  readonly text: string
  /** Columns that the route knows. */
  readonly sort: readonly { readonly name: string; readonly descending: boolean }[]
}

export interface PropertyPage {
  readonly properties: PropertyResource[]
  readonly total: number
}

const COLUMNS = `${tables.property.selected('p')}, p.program_id, p.promoter_id, p.manager_id`

/** A page of the properties that a firm shows, and how many there are in all. */
export async function searchProperties(
  scope: Scope,
  database: Queryable,
  search: CatalogueSearch,
): Promise<PropertyPage> {
  const { rows, total } = await readPage(
    database,
    {
      select: COLUMNS,
      from: (parameters) => `FROM visible_properties p WHERE ${matching(scope, search, parameters)}`,
      order: orderBy('p', search.sort),
    },
    search,
  )
  return { properties: rows.flatMap(propertyOf), total }
}

/** Those of the ids that a firm shows. */
export async function findProperties(
  scope: Scope,
  database: Queryable,
  ids: readonly string[],
): Promise<PropertyResource[]> {
  if (ids.length === 0) return []
  const parameters = new Parameters()
  const text = `SELECT ${COLUMNS} FROM visible_properties p WHERE p.id = ANY(${parameters.add(ids)}) AND ${within(scope, 'p', parameters)} ORDER BY p.id`
  return (await database.query<Row>(text, parameters.values)).flatMap(propertyOf)
}

/** The prices that a property had, the latest change first. It was read within the scope before. */
export async function findPriceChanges(scope: Scope, database: Queryable, propertyId: string): Promise<Resource[]> {
  const parameters = new Parameters()
  const text = `SELECT c.id, c.version, ${tables.price_change
    .columns()
    .map((column) => `c.${column}`)
    .join(', ')}
    FROM property_price_changes c JOIN visible_properties p ON p.id = c.property_id
    WHERE p.id = ${parameters.add(propertyId)} AND ${within(scope, 'p', parameters)} ORDER BY c.changed_on DESC, c.id`
  return (await database.query<Row>(text, parameters.values)).map((row) => resourceOf('price_change', row))
}

function matching(scope: Scope, { conditions, text }: CatalogueSearch, parameters: Parameters): string {
  return [
    within(scope, 'p', parameters),
    ...conditions.map((condition) => conditionText('p', condition, parameters)),
    ...wordConditions(text, parameters, (pattern) => `search_text(p.program_name) LIKE ${pattern}`),
  ].join(' AND ')
}

function propertyOf(row: Row): PropertyResource[] {
  const resource = resourceOf('property', row, {
    program: { type: 'program', id: String(row['program_id']) },
    promoter: { type: 'promoter', id: String(row['promoter_id']) },
    manager: managerLink(row),
  })
  return resource.type === 'property' ? [resource] : []
}

/** The operator of a serviced residence, else nobody. */
export const managerLink = ({ manager_id: id }: Row) =>
  typeof id === 'string' ? ({ type: 'manager', id } as const) : null
