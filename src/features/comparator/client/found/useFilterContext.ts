import { skipToken } from '@reduxjs/toolkit/query/react'
import dayjs from 'dayjs'
import { useMemo } from 'react'
import { today } from '#client/screens'
import { useResourceList } from '#client/store'
import { usePlaces } from '#features/catalogue/client/lots'
import type { Catalogue } from '#features/catalogue/contract'
import { NEW_DAYS } from '#features/comparator/contract'
import { comparatorApi } from '../api'
import type { Search } from '../search/Search'
import type { FilterContext } from './lotFilters'
import type { Travel } from './travel'

export interface KnownFilterContext extends FilterContext {
  readonly promoters: readonly Partner[]
  readonly managers: readonly Partner[]
  readonly travel: Travel
}

interface Partner {
  readonly id: string
  readonly name: string
}

/** Reads what a search rests on besides the lots: places, those around them, who builds and who manages. */
export function useFilterContext(
  { programs }: Catalogue,
  { places, isAround, placesLeftOut, travel }: Search,
): KnownFilterContext {
  const known = usePlaces([...programs.map(({ municipality }) => municipality), ...places, ...placesLeftOut])
  const { data: around } = comparatorApi.useRelatedMunicipalitiesQuery(
    isAround && places.length > 0 ? places : skipToken,
  )
  const { currentData: shape, isError } = comparatorApi.useTravelTimeShapeQuery(travel ?? skipToken)
  const { resources: promoters } = useResourceList('promoter')
  const { resources: managers } = useResourceList('manager')
  const day = today()
  return useMemo(() => {
    const partners = { promoters: promoters.map(partner), managers: managers.map(partner) }
    const names = new Map([...partners.promoters, ...partners.managers].map(({ id, name }) => [id, name]))
    return {
      ...known,
      ...partners,
      around: new Set(around),
      reached: shape,
      travel: { shape, hasFailed: isError },
      partnerOf: (id) => names.get(id) ?? '…',
      today: day,
      newSince: dayjs(day).subtract(NEW_DAYS, 'day').format('YYYY-MM-DD'),
    }
  }, [known, around, shape, isError, promoters, managers, day])
}

const partner = ({ id, attributes: { name } }: { id: string; attributes: { name?: string | null } }): Partner => ({
  id,
  name: name ?? '',
})
