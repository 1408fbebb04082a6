import type { ComponentType } from 'react'
import { definitionOf, type ResourceType } from '#contract'
import {
  clientFileSections,
  givenAnswers,
  unconfirmed,
  type ClientFileSection,
} from '#features/clientFile/contract/household'
import { selectEdited } from '#client/autosave'
import { type RootState, useAppSelector } from '#client/store'
import { useIsMeeting } from '#client/screens'
import { isFilled, useItems } from '#client/editing'
import { ChargeSection } from './ChargeSection'
import { ChildrenSection } from './ChildrenSection'
import { CompanionSection } from './CompanionSection'
import { CurrentLoansSection } from './CurrentLoansSection'
import { HeritageSection } from './HeritageSection'
import { IncomeSection } from './IncomeSection'
import { NotesSection } from './NotesSection'
import { ObjectiveLocationsSection } from './ObjectiveLocationsSection'
import { ObjectiveSection } from './ObjectiveSection'
import { PersonSection } from './PersonSection'
import { ProfessionalSituationSection } from './ProfessionalSituationSection'
import { PtzSection } from './PtzSection'
import { RunningReductionsSection } from './RunningReductionsSection'
import { TaxSection } from './TaxSection'
import { useIsHome } from './usePtz'

/** The parts of the file that this tab edits; those of the operation are edited beside its result. */
const contents: Readonly<Partial<Record<ClientFileSection['relationship'], ComponentType>>> = {
  person: PersonSection,
  companion: CompanionSection,
  children: ChildrenSection,
  professionalSituation: ProfessionalSituationSection,
  income: IncomeSection,
  charge: ChargeSection,
  currentLoans: CurrentLoansSection,
  heritage: HeritageSection,
  tax: TaxSection,
  runningReductions: RunningReductionsSection,
  objective: ObjectiveSection,
  objectiveLocations: ObjectiveLocationsSection,
  ptz: PtzSection,
  notes: NotesSection,
}

export interface InformationSection {
  /** As its address names it: `current-loans`. */
  readonly path: string
  readonly label: string
  readonly type: ResourceType
  readonly Content: ComponentType
}

const sections: readonly InformationSection[] = clientFileSections.flatMap(
  ({ relationship, path, label, definition }) => {
    const Content = contents[relationship]
    return Content ? [{ path, label, type: definition.type, Content }] : []
  },
)

/** The sections of the open file, in order. The zero-rate loan concerns those who buy their home; notes are internal. */
export function useSections(): readonly InformationSection[] {
  const isHome = useIsHome()
  const isMeeting = useIsMeeting()
  return sections.filter(({ type }) => (type !== 'ptz' || isHome) && (type !== 'note' || !isMeeting))
}

/** How many answers that a complete section has are still empty. */
export function useMissingAnswers(type: ResourceType): number {
  const items = useItems(type)
  return useAppSelector((state) => items.reduce((count, { ref }) => count + missingAnswers(state, type, ref.id), 0))
}

function missingAnswers(state: RootState, type: ResourceType, id: string): number {
  const held = selectEdited(state, type, id)?.attributes ?? {}
  const given: Readonly<Record<string, unknown>> = givenAnswers(type, held)
  const missing = Object.entries(definitionOf(type).fields).filter(
    ([name, { required, kind }]) => required === true && kind !== 'flag' && (given[name] ?? null) === null,
  )
  const toConfirm = type === 'companion' ? unconfirmed(held).filter((name) => name !== 'honorific') : []
  return missing.length + toConfirm.length
}

/** Whether a person has said something in each resource of a section. */
export function useIsFilled(type: ResourceType): boolean {
  const items = useItems(type)
  return useAppSelector(
    (state) =>
      items.length > 0 && items.every(({ ref }) => isFilled(type, selectEdited(state, type, ref.id)?.attributes)),
  )
}
