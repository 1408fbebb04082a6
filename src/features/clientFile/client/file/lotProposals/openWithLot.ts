import { resources, type Attributes } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { projectOfLot } from '../../calculation/lots'
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

/** What makes the project of the file the purchase of a lot, with what was tried on it. Undefined for a lot without project or price. */
export function openingWith(
  lot: CatalogueProperty,
  trial: Trial,
  { simulation, charges }: FileProject,
  nameOf: (slug: string) => string,
): Opening | undefined {
  const bought = projectOfLot(lot, simulation.attributes.notary_signature_date ?? today())
  if (!bought) return undefined
  const wanted: Partial<Attributes<'simulation'>> = { ...bought.simulation, ...trial }
  const before = new Map<string, unknown>(Object.entries(simulation.attributes))
  const changed = Object.entries(wanted).filter(([name, value]) => !isSameValue(before.get(name), value))
  const changes: Change[] =
    changed.length === 0
      ? []
      : [
          {
            ref: { type: simulation.type, id: simulation.id },
            before: Object.fromEntries(changed.map(([name]) => [name, before.get(name) ?? null])),
            after: Object.fromEntries(changed),
          },
        ]
  const fields = changed.flatMap(([name, value]) => {
    const field = new Map(Object.entries(resources.simulation.fields)).get(name)
    return field
      ? [
          {
            label: field.label,
            before: fieldText(field, before.get(name), nameOf),
            after: fieldText(field, value, nameOf),
          },
        ]
      : []
  })
  const { amount } = resources.simulation_charge.fields
  const total = (lines: readonly { readonly amount?: number | null }[]) =>
    fieldText(
      amount,
      lines.reduce((sum, line) => sum + (line.amount ?? 0), 0),
      nameOf,
    )
  const isCharged = charges.length + bought.charges.length > 0
  return {
    changes: [...changes, ...replaced(charges, bought.charges)],
    fields: [
      ...fields,
      ...(isCharged
        ? [
            {
              label: 'Charges du bien',
              before: total(charges.map(({ attributes }) => attributes)),
              after: total(bought.charges),
            },
          ]
        : []),
    ],
  }
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
