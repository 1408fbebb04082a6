import { createContext, use, type ComponentType } from 'react'
import { enumerations, type Attributes } from '#contract'
import { allows, type Action, type Right } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import type { ClientFileTab } from '#features/clientFile/contract'

export interface FileTab {
  readonly tab: ClientFileTab
  readonly label: string
  /** Those who may do this see it; without one, whoever opens the file. */
  readonly asks?: Action
  /** Stands in the header of the file, for those who see the tab. */
  readonly HeaderAction?: ComponentType
  /** Stands in the synthesis, for those who see the tab. */
  readonly SynthesisCard?: ComponentType
}

/** The tabs of what a client file holds, in the order in which they slide, with their names (specification §2). */
export const ownTabs: readonly FileTab[] = [
  { tab: 'synthesis', label: 'Synthèse' },
  { tab: 'informations', label: 'Infos client & objectifs' },
  { tab: 'investment-capacity', label: 'Capacité d’investissement' },
  { tab: 'solution', label: 'Solution chiffrée' },
  { tab: 'lot-proposals', label: 'Propositions de lots' },
]

/** The tabs of the open file: its own, then those of other features. */
export const FileTabsContext = createContext(ownTabs)
export const useFileTabs = (): readonly FileTab[] => use(FileTabsContext)

/** The tabs that no file opens yet, as the specification names them (§2): their addresses lead back to the synthesis. */
export const unavailableTabs: ReadonlyMap<string | undefined, string> = new Map([
  ['delivery', 'Livraison'],
  ['billing', 'Facturation'],
])

type Project = Attributes<'simulation'>['project'] | undefined

/** The solution is for investments: a home has none. Before a project is chosen, it is open, to choose one. */
export const isDisabled = (tab: ClientFileTab, project: Project): boolean =>
  tab === 'solution' && project !== null && project !== undefined && !enumerations.isInvestment(project)

export const isOpenTo = ({ asks }: FileTab, rights: ReadonlySet<Right>): boolean =>
  asks === undefined || allows(rights, asks)

/** The tabs of the open file that the viewer sees. */
export function useSeenTabs(): readonly FileTab[] {
  const rights = useAppSelector(selectHeldRights)
  return useFileTabs().filter((tab) => isOpenTo(tab, rights))
}

/** The tab that an address names, when the file has it and it is not disabled. */
export function openTab(
  tabs: readonly FileTab[],
  name: string | undefined,
  project: Project,
): ClientFileTab | undefined {
  const found = tabs.find(({ tab }) => tab === name)?.tab
  return found !== undefined && !isDisabled(found, project) ? found : undefined
}
