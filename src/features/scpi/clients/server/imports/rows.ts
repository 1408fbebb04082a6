import { checkChange, checkComplete, definitionOf, type FieldErrors } from '#contract'
import type { Entries } from '#contract/json'
import { clientCreation, importableFields } from '#features/scpi/clients/contract'
import { withInitial } from '#server/operations'
import { judgePerson } from '../operations/judging'
import { valueOfCell } from './cells'
import type { FieldOfColumn } from './columns'
import type { TableLine } from './readTable'

/** What a line says of somebody. */
export interface ReadRow {
  readonly line: number
  /** All attributes of a new client; those that the line names, apart. */
  readonly client: Entries
  readonly named: Entries
  readonly family: Entries
  readonly household: Entries
}

/** Why a line is refused: the first fault of it, and in which column. */
export interface RefusedRow {
  readonly line: number
  readonly column: string | null
  readonly message: string
}

const HOUSEHOLD = ['nb_children', 'nb_dependent_children', 'nb_people_legal_family']

const partOf = (values: Entries, isOf: (name: string) => boolean): Entries =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isOf(name)))

function valuesOf({ cells }: TableLine, fields: FieldOfColumn): Entries {
  return Object.fromEntries(
    fields.flatMap((name, place) => {
      const field = name === undefined ? undefined : importableFields[name]
      return name === undefined || !field ? [] : [[name, valueOfCell(name, field, cells[place] ?? '')]]
    }),
  )
}

/** What a line says, checked by the rules of every field. */
export function rowOf(
  line: TableLine,
  {
    columns,
    fields,
    today,
  }: { readonly columns: readonly string[]; readonly fields: FieldOfColumn; readonly today: string },
): ReadRow | RefusedRow {
  const values = valuesOf(line, fields)
  const family = partOf(values, (name) => Object.hasOwn(definitionOf('family_situation').fields, name))
  const household = partOf(values, (name) => HOUSEHOLD.includes(name))
  const named = partOf(values, (name) => !(name in family) && !(name in household))
  const client = checkComplete(clientCreation, withInitial(clientCreation, withoutEmpty(named), 'optional'))
  const checked = [
    client,
    checkChange(definitionOf('family_situation'), family),
    checkChange(definitionOf('pp_account'), household),
  ]
  const errors: FieldErrors = Object.fromEntries(
    checked.flatMap((one) => (one.valid ? [] : Object.entries(one.errors))),
  )
  const judged = client.valid ? judgePerson({ changed: client.attributes, after: client.attributes }, today) : {}
  const [fault] = Object.entries({ ...judged, ...errors })
  if (fault) return refusal(line.line, fault, { columns, fields })
  const [checkedClient, checkedFamily, checkedHousehold] = checked.map((one): Entries =>
    one.valid ? one.attributes : {},
  )
  return {
    line: line.line,
    client: { ...checkedClient, birth_name: checkedClient?.['birth_name'] ?? checkedClient?.['lastname'] },
    named: partOf(checkedClient ?? {}, (name) => name in withoutEmpty(named)),
    family: withoutEmpty(checkedFamily ?? {}),
    household: withoutEmpty(checkedHousehold ?? {}),
  }
}

/** An empty cell says nothing of a field that begins with a value. */
const withoutEmpty = (values: Entries): Entries =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

function refusal(
  line: number,
  [name, messages]: readonly [string, readonly string[]],
  { columns, fields }: { readonly columns: readonly string[]; readonly fields: FieldOfColumn },
): RefusedRow {
  const place = fields.indexOf(name)
  const label = importableFields[name]?.label ?? name
  const column = place < 0 ? null : (columns[place] ?? null)
  return { line, column, message: `${column === null ? `${label}\u00a0: ` : ''}${messages[0] ?? ''}` }
}
