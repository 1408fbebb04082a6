import { MOST_COMPARED } from '#features/catalogue/client/comparison'
import { comparatorAddress } from '#features/catalogue/contract'
import { compareAddress } from '../compare/compareAddress'
import { parseSearch, printSearch, usualSearch } from '../search/address'
import { leadsFromProgram, type Passage } from './passage'

interface Lot {
  readonly id: string
  /** Slug. */
  readonly municipality: string | null
}

/**
 * Where a lot is compared: beside those that the search has ticked; else the search, where it is ticked for others to follow.
 * @param clientFile id of the file that it is looked at for @returns undefined where four are ticked already
 */
export function compareWith(
  { id, municipality }: Lot,
  passage: Passage | undefined,
  clientFile: string | null,
): string | undefined {
  const isFromSearch = passage !== undefined && !leadsFromProgram(passage)
  const { search, query } = isFromSearch
    ? searchIn(passage.search)
    : {
        search: { ...usualSearch, places: municipality === null ? [] : [municipality], clientFile },
        query: new URLSearchParams(),
      }
  const lots = [...search.compared.filter((each) => each !== id), id]
  if (lots.length > MOST_COMPARED) return undefined
  return lots.length > 1
    ? compareAddress({ lots, clientFile, onlyDifferences: true })
    : printSearch({ ...search, compared: lots }, query)
}

function searchIn(address: string) {
  const [path = '', text = ''] = address.split('?')
  const query = new URLSearchParams(text)
  const location = path.slice(`${comparatorAddress()}/`.length)
  return { search: parseSearch(location === '' ? undefined : location, query).search, query }
}
