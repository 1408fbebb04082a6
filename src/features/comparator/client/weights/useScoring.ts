import { useMemo } from 'react'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { weightedScore, type WeightedScore } from '../search/criteria'
import type { Judging } from '../search/judging'
import { useHiddenCriteria } from './useHiddenCriteria'

/** How lots are scored; criteria that the firm hides do not count. */
export function useScoring({
  weights,
  floors,
}: Pick<Judging, 'weights' | 'floors'>): (lot: CatalogueProperty) => WeightedScore {
  const hidden = useHiddenCriteria()
  return useMemo(() => (lot) => weightedScore(lot, weights, floors, hidden), [weights, floors, hidden])
}
