import { definitionOf } from '#contract'
import { isObject, isText } from '#contract/json'
import { importableFields } from '#features/scpi/clients/contract'
import { fieldErrors, invalid } from '#server/operations'

/** The field of each column of a table, by its place; undefined for a column that is left out. */
export type FieldOfColumn = readonly (string | undefined)[]

const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase()

const named = new Map(
  Object.entries(importableFields).flatMap(([name, { label }]) => [
    [comparable(name), name] as const,
    [comparable(label), name] as const,
  ]),
)

/** The field that the heading of a column names. */
const guessed = (heading: string): string | undefined => named.get(comparable(heading))

/** @throws Failure invalid for a field that is none, or a column that is not there */
function mapped(columns: readonly string[], mapping: object): FieldOfColumn {
  const fields = new Map<string, string>()
  for (const [column, field] of Object.entries(mapping)) {
    if (field === null || field === '') continue
    if (!columns.includes(column))
      throw invalid(fieldErrors('mapping', `Le fichier n’a pas de colonne «\u00a0${column}\u00a0».`))
    if (!isText(field) || !Object.hasOwn(importableFields, field))
      throw invalid(fieldErrors('mapping', `La colonne «\u00a0${column}\u00a0» désigne un champ qui n’existe pas.`))
    fields.set(column, field)
  }
  return columns.map((column) => fields.get(column))
}

/** Which field each column fills: as it was said, else by the headings. @throws Failure invalid when names or e-mail have no column */
export function fieldsOfColumns(columns: readonly string[], mapping: unknown): FieldOfColumn {
  const fields = isObject(mapping) ? mapped(columns, mapping) : columns.map(guessed)
  const required = ['firstname1', 'lastname', 'email'] as const
  const { fields: known } = definitionOf('scpi_client')
  const missing = required.filter((name) => !fields.includes(name)).map((name) => known[name]?.label ?? name)
  if (missing.length > 0)
    throw invalid(fieldErrors('mapping', `Aucune colonne ne donne\u00a0: ${missing.join(', ')}. Rien n’a été importé.`))
  return fields
}
