import type { Attributes, ResourceType } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { makeSelectItems, selectEdited, type EditableState } from '#client/autosave'
import { selectResource } from '#client/entities'

type Typed<Type extends ResourceType> = Partial<Attributes<Type>>

/** What a solution is calculated from, as the person sees it: typed values first. */
export interface SolutionSections {
  /** Id of the client file. */
  readonly clientFile: string
  readonly income: Typed<'income'>
  /** Null without a companion. */
  readonly companion: Typed<'companion'> | null
  readonly tax: Typed<'tax'>
  readonly charge: Typed<'charge'>
  readonly currentLoans: readonly Typed<'current_loan'>[]
  readonly simulation: Typed<'simulation'>
  readonly simulationCharges: readonly Typed<'simulation_charge'>[]
  /**
   * Versions of what the server itself reads of the household in the file: parts, children, incomes. They change when an
   * edit of them is saved, and the result with them.
   */
  readonly household: string
}

const HOUSEHOLD: readonly ResourceType[] = ['person', 'companion', 'child', 'income']

/**
 * Makes the selector of the sections of a client file; undefined as long as they are not all there. The same object comes
 * back as long as none of them changes.
 */
export function makeSelectSections(clientFile: string): (state: EditableState) => SolutionSections | undefined {
  const one = makeSelectAll(clientFile)
  const household = HOUSEHOLD.map((type) => makeSelectItems(clientFile, type))
  let last: { readonly parts: readonly unknown[]; readonly sections: SolutionSections } | undefined

  return (state) => {
    const { income: [income], companion: [companion], tax: [tax], charge: [charge], simulation: [simulation], currentLoans, simulationCharges } = one(state)
    if (!income || !tax || !charge || !simulation) return undefined
    const versions = household.flatMap((select) => select(state)).map(({ ref }) => `${ref.id}:${selectResource(state, ref.type, ref.id)?.version ?? ''}`).join()
    const parts = [income, companion, tax, charge, simulation, ...currentLoans, null, ...simulationCharges, versions]
    if (last?.parts.length === parts.length && parts.every((part, index) => part === last?.parts[index])) return last.sections
    const sections = {
      clientFile, household: versions,
      income: income.attributes, companion: companion?.attributes ?? null, tax: tax.attributes, charge: charge.attributes, simulation: simulation.attributes,
      currentLoans: currentLoans.map(({ attributes }) => attributes), simulationCharges: simulationCharges.map(({ attributes }) => attributes),
    }
    last = { parts, sections }
    return sections
  }
}

function makeSelectAll(clientFile: string) {
  const resourcesOf = <Type extends ResourceType>(type: Type) => {
    const selectItems = makeSelectItems(clientFile, type)
    return (state: EditableState): readonly ResourceOf<Type>[] => selectItems(state).flatMap(({ ref }) => selectEdited(state, type, ref.id) ?? [])
  }
  const selectors = {
    income: resourcesOf('income'), companion: resourcesOf('companion'), tax: resourcesOf('tax'), charge: resourcesOf('charge'),
    simulation: resourcesOf('simulation'), currentLoans: resourcesOf('current_loan'), simulationCharges: resourcesOf('simulation_charge'),
  }
  return (state: EditableState) => ({
    income: selectors.income(state), companion: selectors.companion(state), tax: selectors.tax(state), charge: selectors.charge(state),
    simulation: selectors.simulation(state), currentLoans: selectors.currentLoans(state), simulationCharges: selectors.simulationCharges(state),
  })
}
