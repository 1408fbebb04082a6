import { useSearchParams } from 'react-router-dom'
import { enumerations } from '#contract'
import type { ProjectType } from '#domain'
import { MOST_COMPARED } from '#features/catalogue/client/comparison'
import { clientFileAddress } from '#features/clientFile/contract'
import { isRanking, type RankingName } from './rankings'

export const decisions = { tous: 'Tous', retenus: 'Retenus', ecartes: 'Écartés', envoyes: 'Envoyés au client' } as const
export type DecisionTab = keyof typeof decisions

/** What is looked for among the lots; in the address, so that it can be come back to. */
export interface LotSearch {
  readonly ranking: RankingName
  readonly tab: DecisionTab
  /** Euros a month; undefined: what the household wishes; null: any. */
  readonly highestEffort: number | null | undefined
  readonly project: ProjectType | null
  readonly highestPrice: number | null
  readonly onlyAvailable: boolean
  /** In the places of the objectives, where they name any: where nothing else is asked. */
  readonly onlyWanted: boolean
  /** The lot looked at. */
  readonly lot: string | null
  /** The lots to be seen side by side. */
  readonly compared: readonly string[]
}

const ANY = 'aucun'
const names = {
  ranking: 'classement',
  tab: 'onglet',
  highestEffort: 'effort',
  project: 'dispositif',
  highestPrice: 'prix',
  onlyAvailable: 'disponibles',
  onlyWanted: 'secteur',
  lot: 'lot',
  compared: 'comparer',
} as const

export const isTab = (value: unknown): value is DecisionTab =>
  typeof value === 'string' && Object.hasOwn(decisions, value)
const isProject = (value: string | null): value is ProjectType =>
  value !== null && Object.hasOwn(enumerations.projectTypes, value)
const amountIn = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null)

function read(parameters: URLSearchParams): LotSearch {
  const get = (name: keyof typeof names) => parameters.get(names[name])
  const [ranking, tab, project, effort] = [get('ranking'), get('tab'), get('project'), get('highestEffort')]
  return {
    ranking: isRanking(ranking) ? ranking : 'effort',
    tab: isTab(tab) ? tab : 'tous',
    highestEffort: effort === null ? undefined : amountIn(effort),
    project: isProject(project) ? project : null,
    highestPrice: amountIn(get('highestPrice')),
    onlyAvailable: get('onlyAvailable') !== 'non',
    onlyWanted: get('onlyWanted') !== 'non',
    lot: get('lot'),
    compared: (get('compared') ?? '')
      .split(',')
      .filter((id) => id !== '')
      .slice(0, MOST_COMPARED),
  }
}

/** As the address writes it; null for what goes without saying. */
const written: { readonly [Name in keyof LotSearch]: (value: LotSearch[Name]) => string | null } = {
  ranking: (name) => (name === 'effort' ? null : name),
  tab: (name) => (name === 'tous' ? null : name),
  highestEffort: (amount) => (amount === undefined ? null : amount === null ? ANY : String(Math.round(amount))),
  project: (name) => name,
  highestPrice: (amount) => (amount === null ? null : String(Math.round(amount))),
  onlyAvailable: (isOn) => (isOn ? null : 'non'),
  onlyWanted: (isOn) => (isOn ? null : 'non'),
  lot: (id) => id,
  compared: (ids) => (ids.length === 0 ? null : ids.join(',')),
}

/** Address of the lots that were kept in a client file, some of them compared. */
export const keptLotsAddress = (clientFile: string, compared: readonly string[]): string =>
  `${clientFileAddress(clientFile, 'lot-proposals')}?${names.tab}=retenus&${names.compared}=${compared.join(',')}`

/** The address of the same list, with another lot looked at. */
export function withLot(parameters: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(parameters)
  next.set(names.lot, id)
  return next
}

export function useLotSearch() {
  const [parameters, setParameters] = useSearchParams()
  const search = read(parameters)
  const change = <Name extends keyof LotSearch>(name: Name, value: LotSearch[Name]): void => {
    setParameters(
      (before) => {
        const text = written[name](value)
        if (text === null) before.delete(names[name])
        else before.set(names[name], text)
        return before
      },
      { replace: true },
    )
  }
  return {
    search,
    change,
    /** Takes every filter away. */
    widen: () => {
      setParameters((before) => withoutFilters(before), { replace: true })
    },
  }
}

/** The address of the same list, where any lot is looked for. */
function withoutFilters(parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters)
  next.delete(names.project)
  next.delete(names.highestPrice)
  next.set(names.highestEffort, ANY)
  next.set(names.onlyAvailable, 'non')
  next.set(names.onlyWanted, 'non')
  return next
}

export type ChangeSearch = ReturnType<typeof useLotSearch>['change']
