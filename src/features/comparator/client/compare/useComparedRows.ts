import { shallowEqual } from 'react-redux'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { outcomeOf, type HouseholdLots } from '#features/clientFile/client/lots'
import { selectPartnerName } from '../found/partners'
import { hasEfforts } from '../found/useFoundLots'
import type { Judging } from '../search/judging'
import { useScoring } from '../weights/useScoring'
import type { ComparedLot } from './ComparedLot'

/** The lots with what they come to, their scores, and what the store holds of them besides. */
export function useComparedRows(
  lots: readonly CatalogueProperty[],
  judging: Judging,
  household: HouseholdLots | undefined,
): readonly ComparedLot[] {
  const scoreOf = useScoring(judging)
  const outcomes = hasEfforts(household) ? household.outcomes.byId : undefined
  const wholes = useAppSelector((state) => lots.map(({ id }) => selectResource(state, 'property', id)), shallowEqual)
  const programs = useAppSelector(
    (state) => lots.map(({ program }) => selectResource(state, 'program', program.id)),
    shallowEqual,
  )
  const promoters = useAppSelector(
    (state) => wholes.map((whole) => selectPartnerName(state, 'promoter', whole)),
    shallowEqual,
  )
  const managers = useAppSelector(
    (state) => wholes.map((whole) => selectPartnerName(state, 'manager', whole)),
    shallowEqual,
  )
  return lots.map((lot, index) => ({
    lot,
    score: scoreOf(lot),
    ...outcomeOf(outcomes?.get(lot.id)),
    whole: wholes[index]?.attributes,
    program: programs[index]?.attributes,
    promoter: promoters[index],
    manager: managers[index],
  }))
}
