import type { ViewedList } from '#features/account/contract'
import type { ResourceOf } from '#contract/jsonapi'
import type { ApiFailure } from '#client/transport'
import { selectEvery } from '#client/entities'
import { useAppSelector, useResourceList } from '#client/store'
import { shallowEqual } from 'react-redux'

export type SavedView = ResourceOf<'saved_view'>

export interface SavedViews {
  /** By name; undefined until they are known. */
  readonly views: readonly SavedView[] | undefined
  readonly failure: ApiFailure | undefined
  /** Asks the server again. */
  readonly refetch: () => void
}

const byName = new Intl.Collator('fr', { numeric: true })
const nameOf = ({ attributes }: SavedView): string => attributes.name ?? ''

/** The views of a list that the person saved; without network, those that this device keeps. */
export function useSavedViews(list: ViewedList): SavedViews {
  const { resources, page, failure, refetch } = useResourceList('saved_view', { filter: { list }, page: { size: 100 } })
  const kept = useAppSelector(
    (state) => selectEvery(state, 'saved_view').filter(({ attributes }) => attributes.list === list),
    shallowEqual,
  )
  const isWithoutServer = failure !== undefined && failure.kind !== 'http'
  const known = isWithoutServer ? kept : page && resources
  return {
    views: known?.toSorted((one, other) => byName.compare(nameOf(one), nameOf(other))),
    failure,
    refetch,
  }
}
