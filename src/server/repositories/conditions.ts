import type { Parameters } from './statement'

/** What a column must be. Columns come from the route's own list, never from a request. */
export type Condition =
  | { readonly column: string; readonly among: readonly (string | number)[] }
  | { readonly column: string; readonly atLeast: string | number }
  | { readonly column: string; readonly atMost: string | number }
  | { readonly column: string; readonly is: boolean }
  /** Not null, or null. */
  | { readonly column: string; readonly present: boolean }
  /** Less than another column. */
  | { readonly column: string; readonly below: string }
  /** Of another kind: written by the feature, on a row of the table by its alias. */
  | { readonly text: (row: string, parameters: Parameters) => string }

/** A condition as SQL on a table. */
export function conditionText(table: string, condition: Condition, parameters: Parameters): string {
  if ('text' in condition) return condition.text(table, parameters)
  const column = `${table}.${condition.column}`
  if ('among' in condition) return `${column} = ANY(${parameters.add(condition.among)})`
  if ('atLeast' in condition) return `${column} >= ${parameters.add(condition.atLeast)}`
  if ('atMost' in condition) return `${column} <= ${parameters.add(condition.atMost)}`
  if ('is' in condition) return `${column} = ${parameters.add(condition.is)}`
  if ('below' in condition) return `${column} < ${table}.${condition.below}`
  return `${column} IS ${condition.present ? 'NOT ' : ''}NULL`
}
