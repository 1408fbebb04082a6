import { resources } from '#contract'
import type { Ref } from '#contract/jsonapi'
import type { Item } from '#client/autosave'
import { useChanges } from '#client/editing/changes'
import { useItems, useRows } from '#client/editing'
import { useEditOperation, useTrial } from '../trial/useOperation'
import type { Sincerity } from '#features/simulation/client/explanation'

type Changes = NonNullable<Sincerity['checks'][number]['changes']>
type Charge = NonNullable<Changes['simulation_charges']>[number]

/** The section says the price of the property in a word of its own. */
const attributeOf = (name: string): string => (name === 'property_price' ? 'investment_price' : name)

const refOf = ({ key, ref }: Item): Ref => ({ type: ref.type, id: key })

/** What writes a correction in the file, to be undone like what is typed; undefined when the file has no field for it. */
export function useCorrection(changes: Changes | undefined): (() => void) | undefined {
  const correctCharges = useChargesCorrection()
  const [simulation] = useItems('simulation')
  const editOperation = useEditOperation()
  const isTrial = useTrial() !== null
  if (!changes || !simulation) return undefined
  const { simulation_charges: charges, ...answers } = changes
  const attributes = Object.fromEntries(Object.entries(answers).map(([name, value]) => [attributeOf(name), value]))
  if (!Object.keys(attributes).every((name) => Object.hasOwn(resources.simulation.fields, name))) return undefined
  // The charges are those of the file: nothing of them is tried.
  if (isTrial && charges) return undefined
  return () => {
    if (Object.keys(attributes).length > 0) editOperation(attributes)
    if (charges) correctCharges(charges)
  }
}

/** Makes the charges typed in the file those of a correction: some are added, some removed. */
function useChargesCorrection(): (corrected: readonly Charge[]) => void {
  const { add, remove } = useChanges()
  const items = useItems('simulation_charge')
  const rows = useRows('simulation_charge')
  return (corrected) => {
    const removed = items.filter((_item, index) => !corrected.some((charge) => isSame(charge, rows[index])))
    if (removed.length > 0) remove(removed.map(refOf))
    for (const charge of corrected)
      if (!rows.some((row) => isSame(charge, row))) add('simulation_charge', { ...charge })
  }
}

type Row = { readonly [Name in keyof Charge]?: Charge[Name] | null | undefined } | undefined

const isSame = (charge: Charge, row: Row): boolean => row?.label === charge.label && row.amount === charge.amount
