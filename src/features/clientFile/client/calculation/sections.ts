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
  /** Versions of what the server itself reads of the household in the file: it counts once it is saved. */
  readonly household: readonly (number | undefined)[]
}

const HOUSEHOLD: readonly ResourceType[] = ['person', 'companion', 'child', 'income']

/** The sections of a client file; undefined as long as they are not all there. */
export function solutionSections(state: EditableState, clientFile: string): SolutionSections | undefined {
  const itemsOf = <Type extends ResourceType>(type: Type) => makeSelectItems(clientFile, type)(state)
  const all = <Type extends ResourceType>(type: Type): readonly ResourceOf<Type>['attributes'][] =>
    itemsOf(type).flatMap(({ ref }) => selectEdited(state, type, ref.id)?.attributes ?? [])

  const [[income], [companion], [tax], [charge], [simulation]] = [
    all('income'),
    all('companion'),
    all('tax'),
    all('charge'),
    all('simulation'),
  ]
  if (!income || !tax || !charge || !simulation) return undefined
  const household = HOUSEHOLD.flatMap(itemsOf).map(({ ref }) => selectResource(state, ref.type, ref.id)?.version)
  return {
    clientFile,
    income,
    companion: companion ?? null,
    tax,
    charge,
    simulation,
    currentLoans: all('current_loan'),
    simulationCharges: all('simulation_charge'),
    household,
  }
}
