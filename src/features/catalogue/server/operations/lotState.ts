import type { Resource } from '#contract/jsonapi'
import { scopeOf } from '#server/operations'
import { readSome, type Asking } from '#server/operations/collections'
import { properties } from '../collections'
import { findSimilar } from '../repositories/lotState'

export {
  findPrices,
  hasChangedWithin,
  isForSale,
  isShownForSale,
  lockLot,
  lotsForSale,
  writeLotStatus,
  type HeldLot,
} from '../repositories/lotState'

const SIMILAR_LOTS = 3

/** Lots that the viewer may propose in the place of one that is taken, the nearest first. */
export async function findSimilarLots(asking: Asking, id: string): Promise<readonly Resource[]> {
  const ids = await findSimilar(scopeOf(properties.policy.list, asking.viewer), asking.database, {
    id,
    count: SIMILAR_LOTS,
  })
  const { data } = await readSome(properties, asking, ids, [])
  return [...data].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
