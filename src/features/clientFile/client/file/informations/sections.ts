import type { ComponentType } from 'react'
import { definitionOf } from '#contract'
import {
  clientFileSections,
  expectedAnswers,
  unconfirmed,
  type ClientFileSection,
} from '#features/clientFile/contract/household'
import type { Resource } from '#contract/jsonapi'
import { selectEdited } from '#client/autosave'
import { useAppSelector } from '#client/store'
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

type SectionType = ClientFileSection['definition']['type']

export interface InformationSection {
  /** As its address names it: `current-loans`. */
  readonly path: string
  readonly label: string
  readonly type: SectionType
  readonly Content: ComponentType
}

const sections: readonly InformationSection[] = clientFileSections.flatMap(
  ({ relationship, path, label, definition }) => {
    const Content = contents[relationship]
    return Content ? [{ path, label, type: definition.type, Content }] : []
  },
)

/** The sections of the open file, in order. The zero-rate loan concerns those who buy their home. */
export function useSections(): readonly InformationSection[] {
  const isHome = useIsHome()
  return sections.filter(({ type }) => type !== 'ptz' || isHome)
}

/** How many of the answers that are expected of a section nobody has given: counted as the progress of the file is. */
export function useMissingAnswers(type: SectionType): number {
  const items = useItems(type)
  // What is expected depends on what is studied.
  const studied = useItems('simulation')
  return useAppSelector((state) => {
    const sections: Resource[] = [...items, ...studied].flatMap(
      ({ ref }) => selectEdited(state, ref.type, ref.id) ?? [],
    )
    return expectedAnswers(sections).household.filter((answer) => answer.type === type && answer.value === null).length
  })
}

/** How many answers of a section are still suggestions, which nobody has confirmed; a civility is missing instead. */
export function useUnconfirmedAnswers(type: SectionType): number {
  const items = useItems('companion')
  return useAppSelector((state) => {
    if (type !== 'companion') return 0
    const suggested = items.flatMap(({ ref }) => unconfirmed(selectEdited(state, type, ref.id)?.attributes ?? {}))
    return suggested.filter((name) => name !== 'honorific').length
  })
}

/** Whether a person has said something in each resource of a section, and all that it requires. */
export function useIsFilled(type: SectionType): boolean {
  const items = useItems(type)
  return useAppSelector(
    (state) =>
      items.length > 0 &&
      items.every(({ ref }) => {
        const held = selectEdited(state, type, ref.id)?.attributes
        return isFilled(type, held) && isAnswered(type, held ?? {})
      }),
  )
}

/** Flags always have a value. */
const isAnswered = (type: SectionType, held: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(definitionOf(type).fields).every(
    ([name, { required, kind }]) => required !== true || kind === 'flag' || (held[name] ?? null) !== null,
  )
