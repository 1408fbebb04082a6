import { clientFileStatuses, leadOrigins } from '#features/clientFile/contract'
import { enumerations } from '#contract'
import type { ListRequest } from '#client/api'
import {
  aDay,
  aNumber,
  anId,
  aPlace,
  choicesOf,
  oneOf,
  isNarrowed as isListNarrowed,
  listSearch,
  type ListSearch,
  type SearchChange,
} from '#client/screens/filters'

type Status = keyof typeof clientFileStatuses

/** Statuses that a sale gives: as long as none is recorded here, no file has one, and none is offered to look for. */
const ofSales: readonly string[] = ['in_sale', 'won'] satisfies readonly Status[]

/** The statuses that files are looked for by. */
export const statusChoices = choicesOf(clientFileStatuses).filter(({ value }) => !ofSales.includes(String(value)))

/** The groups of statuses that the list is cut into. The first is shown when the address names none. */
export const groups = [
  { key: 'actifs', label: 'Actifs', statuses: ['draft', 'ready', 'simulated', 'presented', 'in_sale', 'won'] },
  { key: 'a-completer', label: 'À compléter', statuses: ['draft'] },
  { key: 'archives', label: 'Archivés', statuses: ['archived'] },
] as const satisfies readonly { key: string; label: string; statuses: readonly Status[] }[]

/** Whose files: one's own, those of one's agencies, those of the firm. The last holds for who sees them all. */
export const scopes = { moi: 'Mes dossiers', agence: 'Agence', societe: 'Société' } as const
export type Scope = keyof typeof scopes

const list = listSearch({
  filters: {
    etat: oneOf(clientFileStatuses, 'status'),
    conseiller: anId('adviser'),
    dispositif: oneOf(enumerations.projectTypes, 'project'),
    secteur: aPlace('location'),
    origine: oneOf(leadOrigins, 'origin'),
    'cree-depuis': aDay('created_from'),
    'cree-avant': aDay('created_before'),
    'modifie-depuis': aDay('updated_from'),
    'modifie-avant': aDay('updated_before'),
    'complet-a': aNumber('min_completeness'),
    'complet-au-plus': aNumber('max_completeness'),
  },
  sorts: ['title', 'status', 'completeness', 'updated_at', 'created_at'],
  usualSort: { key: 'updated_at', direction: 'descending' },
})

export type FileFilterName = keyof ReturnType<typeof list.searchOf>['filters']

/** What the list shows, as its address says it. */
export interface Search extends ListSearch<FileFilterName> {
  readonly group: (typeof groups)[number]
  readonly scope: Scope
}
export interface Change extends SearchChange<FileFilterName>, Partial<Pick<Search, 'group' | 'scope'>> {}

const isScope = (value: string | null): value is Scope => value !== null && Object.hasOwn(scopes, value)

/** Reads an address; what it says that does not exist counts as not said. */
export function searchOf(parameters: URLSearchParams): Search {
  const scope = parameters.get('perimetre')
  return {
    ...list.searchOf(parameters),
    group: groups.find(({ key }) => key === parameters.get('statut')) ?? groups[0],
    scope: isScope(scope) ? scope : 'societe',
  }
}

/** The address of a changed search, over the former one. A change of anything but the page leads to the first page. */
export function withChange(parameters: URLSearchParams, { group, scope, ...change }: Change): URLSearchParams {
  const next = list.withChange(parameters, change)
  const write = (name: string, value: string | undefined, usual: string) => {
    if (value === usual) next.delete(name)
    else if (value !== undefined) next.set(name, value)
  }
  write('statut', group?.key, groups[0].key)
  write('perimetre', scope, 'societe')
  return next
}

/** Who reads the list: what of the households they may read, whose files, and who they are. */
export interface Reader {
  readonly figures: boolean
  readonly advisers: boolean
  readonly userId: string
  /** Ids of their agencies. */
  readonly agencies: readonly string[]
}

/** What a client file is shown with. */
const household = [
  'person',
  'companion',
  'simulation',
  'income',
  'tax',
  'charge',
  'currentLoans',
  'objectiveLocations',
] as const
/** What those who only brought the households may narrow by. */
const followed: readonly string[] = ['status', 'created_from', 'created_before', 'updated_from', 'updated_before']

/** The request of a search. */
export function requestOf(
  { group, scope, ...search }: Search,
  { figures, advisers, userId, agencies }: Reader,
): Omit<ListRequest, 'type'> {
  const request = list.requestOf(search)
  const filter = {
    status: group.statuses,
    ...(advisers && scope === 'moi' ? { adviser: userId } : {}),
    ...(advisers && scope === 'agence' ? { business_center: agencies } : {}),
    ...request.filter,
  }
  if (figures) return { ...request, filter, include: [...household, ...(advisers ? ['adviser'] : [])] }
  return {
    ...request,
    part: 'by-lead-creator',
    filter: Object.fromEntries(Object.entries(filter).filter(([name]) => followed.includes(name))),
    sort: (request.sort ?? []).filter((key) => !key.endsWith('completeness')),
  }
}

/** True when something other than the group of statuses and the perimeter narrows the list. */
export const isNarrowed = (search: Search): boolean => isListNarrowed(search)
