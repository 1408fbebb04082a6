import { schemes } from '#domain'
import { clientFileAddress, sectionAddress } from '#features/clientFile/contract'
import { clientFileSections } from '#features/clientFile/contract/household'
import { inputGroups } from '../inputs/inputGroups'

/** Answers of the configuration that the file says in a word of its own, or in the rows of a section. */
const elsewhere: Readonly<Record<string, { readonly section?: string; readonly field?: string }>> = {
  property_price: { field: 'investment_price' },
  monthly_loan_payment: { section: 'current-loans' },
}

/** The section of the household where an attribute is typed; the client comes before their companion. */
const householdSection = (field: string): string | undefined =>
  clientFileSections.find(
    ({ cardinality, definition }) =>
      cardinality === 'one' && definition.type !== 'simulation' && Object.hasOwn(definition.fields, field),
  )?.path

/** The group of the operation where an attribute is typed; undefined for one of none. */
function groupOf(field: string): string | undefined {
  const groups: readonly (readonly [string, { readonly fields: readonly string[] }])[] = Object.entries(inputGroups)
  const group = groups.find(([, { fields }]) => fields.includes(field))?.[0]
  return group ?? (Object.hasOwn(schemes.questions(), field) ? 'dispositif' : undefined)
}

/** Where in the file an attribute of the solution configuration is typed: down to its field. */
export function placeOf(id: string, name: string): string {
  const { section: rows, field = name } = elsewhere[name] ?? {}
  if (rows !== undefined) return sectionAddress(id, rows)
  const group = groupOf(field)
  const section = group === undefined ? householdSection(field) : undefined
  if (section !== undefined) return sectionAddress(id, section, field)
  return `${clientFileAddress(id, 'solution')}?groupe=${group ?? 'financement'}&champ=${field}`
}
