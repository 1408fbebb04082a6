import { isUuid } from '#contract'
import { MOST_COMPARED } from '#features/catalogue/client/comparison'

/** What the page that compares shows, as its address says it. */
export interface Compared {
  /** Ids of the lots, in their order: four at most. */
  readonly lots: readonly string[]
  /** Id of the client file that they are compared for. */
  readonly clientFile: string | null
  /** What reads the same for all of them is left out. */
  readonly onlyDifferences: boolean
}

const names = { lots: 'biens', clientFile: 'dossier', onlyDifferences: 'differences' } as const

/** Reads the page of an address; what it says that does not exist counts as not said. */
export function parseCompared(query: URLSearchParams): Compared {
  const file = query.get(names.clientFile)
  const ids = (query.get(names.lots) ?? '').split(',').filter(isUuid)
  return {
    lots: [...new Set(ids)].slice(0, MOST_COMPARED),
    clientFile: file !== null && isUuid(file) ? file : null,
    onlyDifferences: query.get(names.onlyDifferences) !== 'non',
  }
}

export function compareAddress({ lots, clientFile, onlyDifferences }: Compared): string {
  const parts = [
    ...(lots.length > 0 ? [`${names.lots}=${lots.join(',')}`] : []),
    ...(clientFile === null ? [] : [`${names.clientFile}=${clientFile}`]),
    ...(onlyDifferences ? [] : [`${names.onlyDifferences}=non`]),
  ]
  return `/comparateur/comparer${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

/** The lots with one moved by so many places; the same at the end. */
export function moved(lots: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const from = lots.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= lots.length) return lots
  const others = lots.filter((each) => each !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
