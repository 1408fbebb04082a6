import { definitionOf, type ResourceType } from '#contract'

/** Where the resources of a type are kept: the columns are the attributes of the contract, by the same names. */
export interface Table {
  readonly type: ResourceType
  /** Of the table, or of the view that shows what a firm sees of it. */
  readonly name: string
  /** The attributes that are stored. */
  readonly columns: () => readonly string[]
  /** What is selected of it: id, version and attributes, each by its name. */
  readonly selected: (alias: string) => string
}

/** @param computed attributes that are found otherwise, and not stored */
export function defineTable(type: ResourceType, name: string, computed: readonly string[] = []): Table {
  const columns = (): readonly string[] =>
    Object.keys(definitionOf(type).fields).filter((attribute) => !computed.includes(attribute))
  return {
    type,
    name,
    columns,
    selected: (alias) => ['id', 'version', ...columns()].map((column) => `${alias}.${column}`).join(', '),
  }
}
