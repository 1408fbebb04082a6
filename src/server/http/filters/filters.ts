import { isIsoDate, isUuid } from '#contract'
import type { Condition } from '#server/repositories'
import { badRequest, type Problem } from '../problem'
import type { Query } from '../query'

/** Makes a condition of the values of `filter[name]`. @param now of the request @throws Problem 400 that names what is expected */
export type Filter = (name: string, values: readonly string[], now: Date) => Condition

/** The conditions of a request, by the filters that its route knows. */
export function conditionsOf({ filters }: Query, known: Readonly<Record<string, Filter>>, now: Date): Condition[] {
  return [...filters].flatMap(([name, values]) => known[name]?.(name, values, now) ?? [])
}

/** Rows of whose key there is a row `s` in another table of the firm. The database looks once, not once a row. */
export const hasRow =
  (table: string, { its, ours = 'id' }: { readonly its: string; readonly ours?: string }) =>
  (condition: (values: string) => string, check: Filter | undefined): Filter =>
  (name, values, now) => {
    const checked = check?.(name, values, now)
    const wanted = checked && 'among' in checked ? checked.among : values
    return {
      text: (row, parameters) =>
        `(${row}.company_id, ${row}.${ours}) IN (SELECT s.company_id, s.${its} FROM ${table} s WHERE ${condition(`ANY(${parameters.add(wanted)})`)})`,
    }
  }

export const choices =
  (column: string, allowed: Readonly<Record<string, string>>): Filter =>
  (name, values) => {
    const unknown = values.find((value) => !Object.hasOwn(allowed, value))
    if (unknown !== undefined)
      throw refused(
        name,
        `«\u00a0${unknown}\u00a0» n’est pas permis. Valeurs permises\u00a0: ${Object.keys(allowed).join(', ')}`,
      )
    return { column, among: values }
  }

export const ids =
  (column: string): Filter =>
  (name, values) => {
    if (!values.every(isUuid)) throw refused(name, 'des identifiants sont attendus')
    return { column, among: values }
  }

export const wholeNumbers =
  (column: string): Filter =>
  (name, values) => {
    if (!values.every((value) => /^\d{1,4}$/.test(value))) throw refused(name, 'des nombres entiers sont attendus')
    return { column, among: values.map(Number) }
  }

export const atLeast =
  (column: string): Filter =>
  (name, values) => ({ column, atLeast: numberOf(name, values) })
export const atMost =
  (column: string): Filter =>
  (name, values) => ({ column, atMost: numberOf(name, values) })
export const since =
  (column: string): Filter =>
  (name, values) => ({ column, atLeast: dayIn(name, values) })
export const until =
  (column: string): Filter =>
  (name, values) => ({ column, atMost: dayIn(name, values) })
export const flagged =
  (column: string): Filter =>
  (name, values) => ({ column, is: isOn(name, values) })
export const present =
  (column: string): Filter =>
  (name, values) => ({ column, present: isOn(name, values) })

/** An instant, ISO 8601 with its zone. */
export function instantIn(name: string, values: readonly string[]): Date {
  const text = only(name, values)
  const at = /T.+(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(at)) throw refused(name, 'un instant ISO\u00a08601 est attendu, par exemple 2026-11-28T18:00:00Z')
  return new Date(at)
}

/** `YYYY-MM-DD`. */
export function dayIn(name: string, values: readonly string[]): string {
  const day = only(name, values)
  if (!isIsoDate(day)) throw refused(name, 'un jour AAAA-MM-JJ est attendu')
  return day
}

/** 1 or 0. */
export function isOn(name: string, values: readonly string[]): boolean {
  const value = only(name, values)
  if (value !== '0' && value !== '1') throw refused(name, '1 ou 0 est attendu')
  return value === '1'
}

export const refused = (name: string, expectation: string): Problem =>
  badRequest(`filter[${name}]\u00a0: ${expectation}.`)

function numberOf(name: string, values: readonly string[]): number {
  const text = only(name, values)
  if (!/^\d{1,10}(\.\d{1,6})?$/.test(text)) throw refused(name, 'un nombre positif est attendu')
  return Number(text)
}

function only(name: string, values: readonly string[]): string {
  const [value, ...others] = values
  if (value === undefined || others.length > 0) throw refused(name, 'une seule valeur est attendue')
  return value
}
