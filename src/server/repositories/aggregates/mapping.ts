import type { Aggregate, ResourceType, Section } from '#contract/resources'
import { defineTable, nameOfUser, type Owner, type Table } from '../tables'

/** Where an aggregate is kept. */
export interface AggregateMapping {
  readonly aggregate: Aggregate<ResourceType>
  readonly root: Table
  /** The table of the sections of this type. @throws Error for a type that is no section of it */
  readonly section: (type: ResourceType) => Table
  /** What its history, and what its sections, belong to: the root. */
  readonly owner: Owner
  /** Who changed which attribute (columns of `field_changes`). Goes with the root. */
  readonly history: string
  /** What requests with an idempotency key created in it (columns of `creations`). Goes with the root. */
  readonly creations: string
  /** What else may come with the root, by relationship. */
  readonly parts: Readonly<Record<string, Part>>
  /** SQL: who wrote a line of the history, by its alias. */
  readonly authorOf: (change: string) => string
}

/** Something that comes with the root of an aggregate, one at most. */
export interface Part {
  readonly type: ResourceType
  /** SQL: the JSON of it, for a root by its alias. */
  readonly json: (root: string) => string
}

interface Bookkeeping {
  readonly history: string
  readonly creations: string
  readonly parts?: Readonly<Record<string, Part>>
  /** Where others than members of the firm write in it. */
  readonly authorOf?: (change: string) => string
}

/**
 * Says where an aggregate is kept. A section is in a table named after its path, whose column named after the type of the root holds the
 * id of it: `current-loans` of `client_file` → `client_file_current_loans.client_file_id`.
 */
export function keepAggregate(
  aggregate: Aggregate<ResourceType>,
  root: Table,
  { history, creations, parts = {}, authorOf = nameOfUser('user_id') }: Bookkeeping,
): AggregateMapping & { readonly tables: readonly Table[] } {
  const owner = { table: root.name, column: `${aggregate.type}_id` }
  const tableOf = ({ path, definition: { type } }: Section<ResourceType>): Table =>
    defineTable(type, `${aggregate.type}_${path.replaceAll('-', '_')}`, { owner })
  const sections = new Map(aggregate.sections.map((section) => [section.definition.type, tableOf(section)]))
  const section = (type: ResourceType): Table => {
    const table = sections.get(type)
    if (!table) throw new Error(`No section of ${aggregate.type} holds resources of type ${type}`)
    return table
  }
  return { aggregate, root, section, owner, history, creations, parts, authorOf, tables: [root, ...sections.values()] }
}
