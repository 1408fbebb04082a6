import { definitionOf, isResourceType, type ResourceType } from '#contract'
import type { Linkage, Resource } from '#contract/jsonapi'
import { resourceOf, type Row } from './rows'

/** Where the resources of a type are kept: the columns are the attributes of the contract, by the same names. */
export interface Table {
  readonly type: ResourceType
  /** Of the table, or of the view that shows what a firm sees of it. */
  readonly name: string
  /** The attributes that are stored. */
  readonly columns: () => readonly string[]
  /** What is selected of it: id, version, attributes and what its relationships point at, each by its name. */
  readonly selected: (alias: string) => string
  /** Whose rows these are, when a scope is one of what they belong to. */
  readonly owner: Owner | undefined
  /** The resource of a row, with its relationships. */
  readonly resource: (row: Row, relationships?: Relationships) => Resource
}

/** What each row of a table belongs to: a row of another table of the firm, that a column names. */
export interface Owner {
  readonly table: string
  readonly column: string
}

type Relationships = Readonly<Record<string, Linkage>>

interface TableOptions {
  /** Attributes that are found otherwise, and not stored. */
  readonly without?: readonly string[]
  /** Attributes that are not stored, and the expression that finds each. */
  readonly computed?: Readonly<Record<string, (alias: string) => string>>
  /** The column of what each relationship points at. */
  readonly links?: Readonly<Record<string, string>>
  readonly owner?: Owner
  /** Its rows are never edited. */
  readonly isFixed?: boolean
}

export function defineTable(
  type: ResourceType,
  name: string,
  { without = [], computed = {}, links = {}, owner, isFixed = false }: TableOptions = {},
): Table {
  const columns = (): readonly string[] =>
    Object.keys(definitionOf(type).fields).filter(
      (attribute) => !without.includes(attribute) && !Object.hasOwn(computed, attribute),
    )
  return {
    type,
    name,
    columns,
    owner,
    selected: (alias) => {
      const stored = ['id', ...(isFixed ? [] : ['version']), ...columns(), ...Object.values(links)]
      return [
        ...new Set(stored.map((column) => `${alias}.${column}`)),
        ...Object.entries(computed).map(([attribute, expression]) => `${expression(alias)} AS "${attribute}"`),
      ].join(', ')
    },
    resource: (row, relationships) => resourceOf(type, row, { ...linksOf(type, links, row), ...relationships }),
  }
}

function linksOf(type: ResourceType, links: Readonly<Record<string, string>>, row: Row): Relationships {
  const { relationships } = definitionOf(type)
  return Object.fromEntries(
    Object.entries(links).map(([relationship, column]) => [
      relationship,
      linkTo(relationships[relationship]?.type ?? '', row[column]),
    ]),
  )
}

const linkTo = (type: string, id: unknown): Linkage =>
  typeof id === 'string' && isResourceType(type) ? { type, id } : null

/** The name of a colleague, or the address of one who gave none, in the column of a row; null for nobody, or an account that is no more. */
export const nameOfUser =
  (column: string) =>
  (alias: string): string =>
    `(SELECT coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email)
          FROM users u WHERE u.company_id = ${alias}.company_id AND u.id = ${alias}.${column})`
