import { enumerations } from '#contract'
import type { ListRequest } from '#client/api'
import type { Sort } from '#client/ui/table'

type Status = keyof typeof enumerations.clientFileStatuses

/** The groups of statuses that the list is cut into. The first is shown when the address names none. */
export const groups = [
  { key: 'actifs', label: 'Actifs', statuses: ['draft', 'ready', 'simulated', 'presented', 'in_sale'] },
  { key: 'a-completer', label: 'À compléter', statuses: ['draft'] },
  { key: 'en-vente', label: 'En vente', statuses: ['in_sale'] },
  { key: 'actes', label: 'Actés', statuses: ['won'] },
  { key: 'archives', label: 'Archivés', statuses: ['archived'] },
] as const satisfies readonly { key: string; label: string; statuses: readonly Status[] }[]

export const PAGE_SIZE = 20

const sortKeys = ['title', 'status', 'completeness', 'updated_at']
const LATEST: Sort = { key: 'updated_at', direction: 'descending' }

/** What the list shows, as its address says it: shareable, and found again when one comes back. */
export interface Search {
  readonly text: string
  readonly group: (typeof groups)[number]
  readonly project: string | null
  readonly sort: Sort
  readonly page: number
}

/** Reads an address; what it says that does not exist counts as not said. */
export function searchOf(parameters: URLSearchParams): Search {
  const project = parameters.get('dispositif') ?? ''
  const page = Number(parameters.get('page') ?? 1)
  return {
    text: parameters.get('recherche') ?? '',
    group: groups.find(({ key }) => key === parameters.get('statut')) ?? groups[0],
    project: Object.hasOwn(enumerations.projectTypes, project) ? project : null,
    sort: sortOf(parameters.get('tri') ?? ''),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

function sortOf(text: string): Sort {
  const key = text.replace(/^-/, '')
  return sortKeys.includes(key) ? { key, direction: text.startsWith('-') ? 'descending' : 'ascending' } : LATEST
}

const sortText = ({ key, direction }: Sort): string => (direction === 'descending' ? `-${key}` : key)

/** The address of a changed search, over the former one. A change of anything but the page leads to the first page. */
export function withChange(parameters: URLSearchParams, change: Partial<Search>): URLSearchParams {
  const { text, group, project, sort, page } = { ...searchOf(parameters), page: 1, ...change }
  const next = new URLSearchParams(parameters)
  const write = (name: string, value: string | null, isDefault: boolean): void => {
    if (value === null || isDefault) next.delete(name)
    else next.set(name, value)
  }
  write('recherche', text, text === '')
  write('statut', group.key, group === groups[0])
  write('dispositif', project, project === null)
  write('tri', sortText(sort), sortText(sort) === sortText(LATEST))
  write('page', String(page), page === 1)
  return next
}

/** What a client file is shown with. */
const household = ['person', 'companion', 'simulation', 'income', 'tax', 'charge', 'currentLoans'] as const

/** The request of a search. @param include whether the figures of the households may be read, and whose files they are */
export function requestOf({ text, group, project, sort, page }: Search, { figures, advisers }: { figures: boolean; advisers: boolean }): Omit<ListRequest, 'type'> {
  return {
    filter: { status: group.statuses, ...(project === null ? {} : { project }) },
    sort: [sortText(sort)],
    page: { number: page, size: PAGE_SIZE },
    include: [...(figures ? household : []), ...(advisers ? ['adviser'] : [])],
    ...(text === '' ? {} : { q: text }),
  }
}

/** True when something other than the group of statuses narrows the list. */
export const isNarrowed = ({ text, project }: Search): boolean => text !== '' || project !== null
