import type { QueryValue } from './request'

/** `?include=a,b&filter[status]=draft`, or an empty text. Booleans are 1 or 0 (specification §7). */
export function queryText(query: Readonly<Record<string, QueryValue>> = {}): string {
  const parameters = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => pairs(name, value)))
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

function pairs(name: string, value: QueryValue): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']]
  if (isList(value)) return [[name, value.join(',')]]
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([inner, item]) => pairs(`${name}[${inner}]`, item))
  return [[name, String(value)]]
}

/** `Array.isArray` does not narrow a read-only array. */
const isList = (value: QueryValue): value is readonly (string | number)[] => Array.isArray(value)
