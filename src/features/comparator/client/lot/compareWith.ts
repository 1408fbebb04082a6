import { MOST_COMPARED } from '#features/catalogue/client/comparison'
import { comparatorAddress } from '#features/catalogue/contract'
import { compareAddress } from '../compare/compareAddress'
import { parseSearch, printSearch, usualSearch } from '../search/address'
import type { Judging } from '../search/judging'
import { leadsFromProgram, type Passage } from './passage'

interface Lot {
  readonly id: string
  /** Slug. */
  readonly municipality: string | null
}

/**
 * Where a lot is compared: beside those that the search has ticked; else the search, where it is ticked for others to follow.
 * @param judging what it is looked at by @returns undefined where four are ticked already
 */
export function compareWith(
  { id, municipality }: Lot,
  passage: Passage | undefined,
  judging: Judging,
): string | undefined {
  const isFromSearch = passage !== undefined && !leadsFromProgram(passage)
  const { search, query } = isFromSearch
    ? searchIn(passage.search)
    : {
        search: { ...usualSearch, ...judging, places: municipality === null ? [] : [municipality] },
        query: new URLSearchParams(),
      }
  const lots = [...search.compared.filter((each) => each !== id), id]
  if (lots.length > MOST_COMPARED) return undefined
  return lots.length > 1
    ? compareAddress({ lots, ...judging, onlyDifferences: true })
    : printSearch({ ...search, compared: lots }, query)
}

function searchIn(address: string) {
  const [path = '', text = ''] = address.split('?')
  const query = new URLSearchParams(text)
  const location = path.slice(`${comparatorAddress()}/`.length)
  return { search: parseSearch(location === '' ? undefined : location, query).search, query }
}
