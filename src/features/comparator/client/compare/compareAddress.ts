import { isUuid } from '#contract'
import { MOST_COMPARED } from '#features/catalogue/client/comparison'
import { parseJudging, printJudging, type Judging } from '../search/judging'

/** What the page that compares shows, as its address says it. */
export interface Compared extends Judging {
  /** Ids of the lots, in their order: four at most. */
  readonly lots: readonly string[]
  /** What reads the same for all of them is left out. */
  readonly onlyDifferences: boolean
}

const names = { lots: 'biens', onlyDifferences: 'differences' } as const

/** Reads the page of an address; what it says that does not exist counts as not said. */
export function parseCompared(query: URLSearchParams): Compared {
  const ids = (query.get(names.lots) ?? '').split(',').filter(isUuid)
  return {
    ...parseJudging(query),
    lots: [...new Set(ids)].slice(0, MOST_COMPARED),
    onlyDifferences: query.get(names.onlyDifferences) !== 'non',
  }
}

export function compareAddress({ lots, onlyDifferences, ...judging }: Compared): string {
  const parts = [
    lots.length > 0 ? `${names.lots}=${lots.join(',')}` : '',
    printJudging(judging),
    onlyDifferences ? '' : `${names.onlyDifferences}=non`,
  ].filter((part) => part !== '')
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
