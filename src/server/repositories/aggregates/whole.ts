import { isObject } from '#contract/json'
import type { Linkage, Ref, Resource } from '#contract/jsonapi'
import type { ResourceType, Section } from '#contract/resources'
import type { Scope } from '#server/access'
import { prepared, type Queryable } from '#server/db'
import { searchRows, type ResourcePage, type ResourceSearch } from '../resources/index'
import { resourceOf, type Row } from '../rows'
import { assignments, Parameters, within } from '../statement'
import type { AggregateMapping } from './mapping'

/** A root and what came with it. */
export interface Whole {
  readonly root: Resource
  readonly included: readonly Resource[]
}

export const everySection = ({ aggregate }: AggregateMapping): readonly string[] =>
  aggregate.sections.map(({ relationship }) => relationship)

/** The sections of these types, by relationship. */
export const sectionsOf = ({ aggregate }: AggregateMapping, types: ReadonlySet<ResourceType>): readonly string[] =>
  aggregate.sections.filter(({ definition }) => types.has(definition.type)).map(({ relationship }) => relationship)

/**
 * A root with the sections and parts that are asked for, in one statement; undefined outside of the scope.
 * @param isUsual these are always asked for together: the statement is planned once
 */
export async function findWhole(
  kept: AggregateMapping,
  scope: Scope,
  database: Queryable,
  id: string,
  include: readonly string[] = [],
  isUsual = isBareOrWhole(kept, include),
): Promise<Whole | undefined> {
  const parameters = new Parameters()
  const text = `SELECT ${wholeColumns(kept, include)} FROM ${kept.root.name} t WHERE t.id = ${parameters.add(id)} AND ${within(scope, 't', parameters)}`
  const [row] = await database.query<Row>(isUsual ? prepared(text) : text, parameters.values)
  return row && wholeOf(kept, row, include)
}

/** The two usual reads; other combinations are too many to be kept. */
const isBareOrWhole = (kept: AggregateMapping, include: readonly string[]): boolean =>
  include.length === 0 || everySection(kept).every((section) => include.includes(section))

/** A page of roots, each with what is asked for, and how many there are in all. */
export async function searchWholes(
  kept: AggregateMapping,
  scope: Scope,
  database: Queryable,
  search: ResourceSearch,
  include: readonly string[],
): Promise<ResourcePage<Whole>> {
  const select = wholeColumns(kept, include)
  const { rows, total } = await searchRows(kept.root, { scope }, database, { ...search, select })
  return { found: rows.map((row) => wholeOf(kept, row, include)), total }
}

/** Holds a root until the end of the transaction, so that the writes in it follow one another; false outside of the scope. */
export async function lockRoot(
  { root }: AggregateMapping,
  scope: Scope,
  transaction: Queryable,
  id: string,
): Promise<boolean> {
  const parameters = new Parameters()
  const text = `SELECT 1 FROM ${root.name} t WHERE t.id = ${parameters.add(id)} AND ${within(scope, 't', parameters)} FOR UPDATE`
  return (await transaction.query(prepared(text), parameters.values)).length > 0
}

/** Notes that something of the aggregate changed, and what follows from its content. The version of the root stays: nobody edited it. */
export async function touchRoot(
  { root }: AggregateMapping,
  scope: Scope,
  transaction: Queryable,
  id: string,
  following: Readonly<Record<string, unknown>>,
): Promise<void> {
  const parameters = new Parameters()
  const values = assignments(following, parameters)
  const text = `UPDATE ${root.name} t SET ${values === '' ? '' : `${values}, `}updated_at = clock_timestamp()
    WHERE t.id = ${parameters.add(id)} AND ${within(scope, 't', parameters)}`
  await transaction.query(prepared(text), parameters.values)
}

/** The columns of a root `t`, with what is wanted of it as JSON beside. */
export function wholeColumns(kept: AggregateMapping, include: readonly string[]): string {
  const parts = Object.entries(kept.parts).filter(([name]) => include.includes(name))
  return [
    kept.root.selected('t'),
    ...sectionsIn(kept, include).map((section) => sectionColumn(kept, section)),
    ...parts.map(([name, { json }]) => `(${json('t')}) AS "${name}"`),
  ].join(', ')
}

const sectionsIn = ({ aggregate }: AggregateMapping, include: readonly string[]): readonly Section<ResourceType>[] =>
  aggregate.sections.filter(({ relationship }) => include.includes(relationship))

function sectionColumn(
  { owner, section: tableOf }: AggregateMapping,
  { definition, cardinality, relationship }: Section<ResourceType>,
): string {
  const mine = `FROM ${tableOf(definition.type).name} s WHERE s.company_id = t.company_id AND s.${owner.column} = t.id`
  return cardinality === 'many'
    ? `(SELECT coalesce(json_agg(row_to_json(s) ORDER BY s.created_at, s.id), '[]') ${mine}) AS "${relationship}"`
    : `(SELECT row_to_json(s) ${mine}) AS "${relationship}"`
}

/** The resources of such a row. */
function wholeOf(kept: AggregateMapping, row: Row, include: readonly string[]): Whole {
  const included: Resource[] = []
  const relationships: Record<string, Linkage> = {}
  for (const { relationship, definition, cardinality } of sectionsIn(kept, include)) {
    const found = rowsOf(row[relationship]).map((part) => resourceOf(definition.type, part))
    relationships[relationship] = cardinality === 'many' ? found.map(refOf) : linkTo(found[0])
    included.push(...found)
  }
  for (const [name, { type }] of Object.entries(kept.parts)) {
    if (!include.includes(name)) continue
    const [part] = rowsOf(row[name]).map((found) => resourceOf(type, found))
    relationships[name] = linkTo(part)
    if (part) included.push(part)
  }
  return { root: kept.root.resource(row, relationships), included }
}

const refOf = ({ type, id }: Resource): Ref => ({ type, id })
const linkTo = (resource: Resource | undefined): Linkage => (resource ? refOf(resource) : null)

/** The JSON of one part or of several, as rows. */
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value : [value]).filter(isObject)
