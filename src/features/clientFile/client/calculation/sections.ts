import type { Attributes, ResourceType } from '#contract'
import { isEqual } from '#contract/json'
import type { ResourceOf } from '#contract/jsonapi'
import { makeSelectItems, selectEdited, type EditableState } from '#client/autosave'
import { selectResource } from '#client/entities'
import type { SolutionAnswers } from '#features/clientFile/contract/solution'

type Typed<Type extends ResourceType> = Partial<Attributes<Type>>

/** What a solution is calculated from, as the person sees it: typed values first. */
export interface SolutionSections extends SolutionAnswers {
  readonly clientFile: string
  /** Versions of what the server itself reads of the household in the file: it counts once it is saved. */
  readonly household: readonly (number | undefined)[]
}

const HOUSEHOLD: readonly ResourceType[] = [
  'person',
  'companion',
  'child',
  'income',
  'tax',
  'heritage',
  'current_loan',
  'running_reduction',
]

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
    simulationLoans: all('simulation_loan'),
    household,
  }
}

const partsOf = (sections: SolutionSections): readonly unknown[] => Object.values({ ...sections })

/** Each part is the very same object as before: nothing was typed, saved or read. */
const isUntouched = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length &&
  one.every((part, index) => part === other[index] || (Array.isArray(part) && isSameList(part, other[index])))

const isSameList = (list: readonly unknown[], other: unknown): boolean =>
  Array.isArray(other) && list.length === other.length && list.every((item, index) => item === other[index])

/** The operation that is calculated: that of the file, or `instead` of it; `trial` is laid over it. */
interface AskedOperation {
  readonly instead?: Typed<'simulation'>
  readonly trial?: Typed<'simulation'> | null
}

/**
 * Makes the memoised selector of what a solution is calculated from. It returns the same object as long as the content is the same,
 * so that callers compare references; contents are compared only when a part has become another object.
 */
export function makeSelectSolutionSections(
  clientFile: string,
): (state: EditableState, asked: AskedOperation) => SolutionSections | undefined {
  let looked: readonly unknown[] = []
  let last: { readonly parts: readonly unknown[]; readonly sections: SolutionSections } | undefined
  return (state, { instead, trial = null }) => {
    // Most actions change nothing that is looked at here: a slider on its way, figures that come.
    const looking = [state.entities, state.autosave, instead, trial]
    if (last && isSameList(looked, looking)) return last.sections
    const ofFile = solutionSections(state, clientFile)
    if (!ofFile) return undefined
    looked = looking
    const sections = { ...ofFile, simulation: instead ?? ofFile.simulation }
    const parts = [...partsOf(sections), trial]
    if (last && isUntouched(last.parts, parts)) return last.sections
    const shown = { ...sections, simulation: { ...sections.simulation, ...trial } }
    last = { parts, sections: last && isEqual(last.sections, shown) ? last.sections : shown }
    return last.sections
  }
}
