import type { ColumnValues, Scope } from '#server/access'

/** Collects the values of a statement while its text is written. */
export class Parameters {
  readonly values: unknown[] = []

  /** The place of a value: `$1`, `$2`, … A list of objects is written as JSON. */
  add(value: unknown): string {
    const isJson = Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)
    return `$${this.values.push(isJson ? JSON.stringify(value) : value)}`
  }
}

/** The conditions of a scope, as SQL; `true` for a scope without limits. */
export function within({ columns, anyOf }: Scope, table: string, parameters: Parameters): string {
  const all = (values: ColumnValues): string[] =>
    Object.entries(values).map(([column, value]) => `${table}.${column} = ${parameters.add(value)}`)
  const sets = anyOf.map((values) => `(${all(values).join(' AND ')})`)
  const conditions = [...all(columns), ...(sets.length > 0 ? [`(${sets.join(' OR ')})`] : [])]
  return conditions.length > 0 ? conditions.join(' AND ') : 'true'
}

/** `a = $1, b = $2` of the attributes to write. Names come from the catalogue, never from a request. */
export function assignments(attributes: Readonly<Record<string, unknown>>, parameters: Parameters): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name} = ${parameters.add(value)}`)
    .join(', ')
}

/** An INSERT of rows that all have the columns of the first one. */
export function insertion(
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
  parameters: Parameters,
): string {
  const columns = Object.keys(rows[0] ?? {})
  const tuples = rows.map((row) => `(${columns.map((column) => parameters.add(row[column])).join(', ')})`)
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${tuples.join(', ')}`
}
