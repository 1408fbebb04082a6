import { definitionOf, type FieldKind, type ResourceType } from '#contract'
import { isNumber, isText } from '#contract/json'
import { assemble, type Linkage, type Resource } from '#contract/jsonapi'

/** A row as it comes: by column, or as the JSON that PostgreSQL makes of it. */
export type Row = Readonly<Record<string, unknown>>

/** The resource of a row: with the attributes that the row has. */
export function resourceOf(
  type: ResourceType,
  row: Row,
  relationships: Readonly<Record<string, Linkage>> = {},
): Resource {
  const { id, version } = row
  if (!isText(id)) throw new Error(`A row of ${type} has no id.`)
  const attributes: Record<string, unknown> = {}
  for (const [name, { kind }] of Object.entries(definitionOf(type).fields))
    if (name in row) attributes[name] = attributeOf(kind, row[name])
  return assemble({ type, id }, { attributes, relationships, ...(isNumber(version) ? { version } : {}) })
}

/** JSON made by PostgreSQL writes instants with microseconds and an offset: they are told as everywhere else. */
function attributeOf(kind: FieldKind, value: unknown): unknown {
  return kind === 'instant' && typeof value === 'string' ? new Date(value).toISOString() : (value ?? null)
}
