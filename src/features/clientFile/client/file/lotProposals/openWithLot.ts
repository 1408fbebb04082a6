import { resources, type Attributes } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { projectOfLot } from '#features/clientFile/contract/lots'
import { today } from '#client/screens'
import { isSameValue, type Change, fieldText } from '#client/editing/changes'
import type { Trial } from './useLotCalculation'

/** A field that opening the solution with a lot changes, as people read it. */
export interface ChangedField {
  readonly label: string
  readonly before: string
  readonly after: string
}

export interface Opening {
  readonly changes: readonly Change[]
  readonly fields: readonly ChangedField[]
}

interface FileProject {
  readonly simulation: ResourceOf<'simulation'>
  readonly charges: readonly ResourceOf<'simulation_charge'>[]
}

type NameOf = (slug: string) => string
type Project = Attributes<'simulation'>
interface Charge {
  readonly amount?: number | null
}

/** What makes the project of the file the purchase of a lot, with what was tried on it. Undefined for a lot without project or price. */
export function openingWith(
  lot: CatalogueProperty,
  trial: Trial,
  { simulation, charges }: FileProject,
  nameOf: NameOf,
): Opening | undefined {
  const bought = projectOfLot(lot, simulation.attributes.notary_signature_date ?? today())
  if (!bought) return undefined
  const wanted: Partial<Project> = { ...bought.simulation, ...trial }
  const before = new Map<string, unknown>(Object.entries(simulation.attributes))
  const changed = Object.entries(wanted).filter(([name, value]) => !isSameValue(before.get(name), value))
  const change: Change = {
    ref: { type: simulation.type, id: simulation.id },
    before: Object.fromEntries(changed.map(([name]) => [name, before.get(name) ?? null])),
    after: Object.fromEntries(changed),
  }
  return {
    changes: [...(changed.length > 0 ? [change] : []), ...replaced(charges, bought.charges)],
    fields: [
      ...changed.flatMap(([name, value]) => changedField(name, before.get(name), value, nameOf)),
      ...changedCharges(
        charges.map(({ attributes }) => attributes),
        bought.charges,
        nameOf,
      ),
    ],
  }
}

const projectFields = new Map(Object.entries(resources.simulation.fields))

function changedField(name: string, before: unknown, after: unknown, nameOf: NameOf): readonly ChangedField[] {
  const field = projectFields.get(name)
  if (!field) return []
  return [{ label: field.label, before: fieldText(field, before, nameOf), after: fieldText(field, after, nameOf) }]
}

/** The charges of the property told in one line, their total; without any of its own, a file goes by the usual ones. */
function changedCharges(before: readonly Charge[], after: readonly Charge[], nameOf: NameOf): readonly ChangedField[] {
  if (before.length + after.length === 0) return []
  const total = (lines: readonly Charge[]) => {
    const sum = lines.reduce((all, line) => all + (line.amount ?? 0), 0)
    return lines.length === 0 ? 'non renseigné' : fieldText(resources.simulation_charge.fields.amount, sum, nameOf)
  }
  return [{ label: 'Charges du bien', before: total(before), after: total(after) }]
}

function replaced(
  charges: FileProject['charges'],
  wanted: readonly { readonly label: string; readonly amount: number }[],
): readonly Change[] {
  const removed = charges.map(({ type, id, attributes }) => ({ ref: { type, id }, before: attributes, after: null }))
  const added = wanted.map((line, index) => ({
    ref: { type: 'simulation_charge' as const, id: `charge-${index}` },
    before: null,
    after: { ...line },
  }))
  return [...removed, ...added]
}
