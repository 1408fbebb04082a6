import { entriesOf, isText } from '#contract/json'
import { userStorage } from '#client/store/storage'

/** A search that a person gave a name, kept on this device. */
export interface NamedSearch {
  readonly name: string
  /** Path and query. */
  readonly address: string
}

const SEARCHES = 'searches'

/** Reads what is kept; what is none is left out. */
export function parseNamedSearches(kept: unknown): readonly NamedSearch[] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((each: unknown): readonly NamedSearch[] => {
    const { name, address } = entriesOf(each)
    return isText(name) && isText(address) && address.startsWith('/comparateur') ? [{ name, address }] : []
  })
}

/** With a search, under its name: over the one that had it. */
export const withSearch = (searches: readonly NamedSearch[], added: NamedSearch): readonly NamedSearch[] =>
  [...searches.filter(({ name }) => name !== added.name), added].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'fr', { numeric: true }),
  )

export const readNamedSearches = async (userId: string): Promise<readonly NamedSearch[]> =>
  parseNamedSearches(await userStorage(userId).getItem(SEARCHES))

export const keepNamedSearches = (userId: string, searches: readonly NamedSearch[]): Promise<void> =>
  userStorage(userId).setItem(SEARCHES, searches)
