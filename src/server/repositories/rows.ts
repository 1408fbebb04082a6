import { definitionOf, type ResourceType } from '#contract'
import type { Linkage, Resource } from '#contract/jsonapi'

/** A row as it comes: by column, or as the JSON that PostgreSQL makes of it. */
export type Row = Readonly<Record<string, unknown>>

/** The resource of a row: with the attributes that the row has. */
export function resourceOf(type: ResourceType, row: Row, relationships?: Readonly<Record<string, Linkage>>): Resource
export function resourceOf(
  type: ResourceType,
  row: Row,
  relationships: Readonly<Record<string, Linkage>> = {},
): object {
  const attributes: Record<string, unknown> = {}
  for (const name of Object.keys(definitionOf(type).fields))
    if (name in row) attributes[name] = attributeOf(name, row[name])
  return { type, id: row['id'], attributes, relationships, version: row['version'] }
}

/** JSON made by PostgreSQL writes instants with microseconds and an offset: they are told as everywhere else. */
function attributeOf(name: string, value: unknown): unknown {
  return name.endsWith('_at') && typeof value === 'string' ? new Date(value).toISOString() : (value ?? null)
}
