import type { Queryable } from '#server/db'
import type { Row } from './rows'
import { Parameters } from './statement'

/** Which part of a list is wanted. */
export interface PageRange {
  /** Null: to the end. */
  readonly limit: number | null
  readonly offset: number
}

/** A list in SQL. Texts come from the code; values of a request are added to the parameters. */
export interface List {
  readonly select: string
  /** `FROM … WHERE …`: what is listed, and counted. */
  readonly from: (parameters: Parameters) => string
  readonly order: string
}

/** A page of the rows of a list, and how many there are in all. */
export async function readPage(
  database: Queryable,
  { select, from, order }: List,
  { limit, offset }: PageRange,
): Promise<{ rows: Row[]; total: number }> {
  const parameters = new Parameters()
  const listed = from(parameters)
  const counted = [...parameters.values]
  const text = `SELECT ${select} ${listed} ORDER BY ${order} LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`
  const [rows, [count]] = await Promise.all([
    database.query<Row>(text, parameters.values),
    database.query<{ total: number }>(`SELECT count(*) AS total ${listed}`, counted),
  ])
  return { rows, total: count?.total ?? 0 }
}

/**
 * A condition for each word of a text, in any order. @param condition that something contains the word: the pattern and what it
 * is compared with are both as `search_text()` gives them, without accents
 */
export function wordConditions(
  text: string,
  parameters: Parameters,
  condition: (pattern: string, word: string) => string,
): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return words.map((word) =>
    condition(`'%' || search_text(${parameters.add(word.replace(/[\\%_]/g, String.raw`\$&`))}) || '%'`, word),
  )
}

interface SortKey {
  readonly name: string
  readonly descending: boolean
}

/**
 * An order by columns that the route knows. What is not known comes last, whatever the direction.
 * @param names columns in the order of French names
 * @param computed what is no column, and the expression that finds each
 */
export const orderBy = (
  alias: string,
  sort: readonly SortKey[],
  names: readonly string[] = [],
  computed: Readonly<Record<string, (alias: string) => string>> = {},
): string =>
  [
    ...sort.map(
      ({ name, descending }) =>
        `${computed[name]?.(alias) ?? `${alias}.${name}`}${names.includes(name) ? ' COLLATE french' : ''}${descending ? ' DESC' : ''} NULLS LAST`,
    ),
    `${alias}.id`,
  ].join(', ')
