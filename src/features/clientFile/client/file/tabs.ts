import { enumerations, type Attributes } from '#contract'
import { allows, type Right } from '#contract/access'
import type { ClientFileTab } from '#features/clientFile/contract'

/** The tabs of a client file, in the order in which they slide, with their names (specification §2). */
export const tabs: readonly { readonly tab: ClientFileTab; readonly label: string }[] = [
  { tab: 'synthesis', label: 'Synthèse' },
  { tab: 'informations', label: 'Infos client & objectifs' },
  { tab: 'investment-capacity', label: 'Capacité d’investissement' },
  { tab: 'solution', label: 'Solution chiffrée' },
  { tab: 'lot-proposals', label: 'Propositions de lots' },
  { tab: 'current-sales', label: 'Ventes en cours' },
]

/** The tabs that no file opens yet, as the specification names them (§2): their addresses lead back to the synthesis. */
export const unavailableTabs: ReadonlyMap<string | undefined, string> = new Map([
  ['delivery', 'Livraison'],
  ['billing', 'Facturation'],
])

type Project = Attributes<'simulation'>['project'] | undefined

/** The solution is for investments: a home has none. Before a project is chosen, it is open, to choose one. */
export const isDisabled = (tab: ClientFileTab, project: Project): boolean =>
  tab === 'solution' && project !== null && project !== undefined && !enumerations.isInvestment(project)

/** Sales have a right of their own; whoever opens the file opens the other tabs. */
export const isOpenTo = (tab: ClientFileTab, rights: ReadonlySet<Right>): boolean =>
  tab !== 'current-sales' || allows(rights, 'readSalesOfClientFiles')

/** The tab that an address names, when the file has it and it is not disabled. */
export function openTab(name: string | undefined, project: Project): ClientFileTab | undefined {
  const found = tabs.find(({ tab }) => tab === name)?.tab
  return found !== undefined && !isDisabled(found, project) ? found : undefined
}

export const positionOf = (tab: ClientFileTab): number => tabs.findIndex((candidate) => candidate.tab === tab)
