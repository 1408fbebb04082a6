import { shallowEqual } from 'react-redux'
import type { ResourceOf } from '#contract/jsonapi'
import type { ListRequest } from '#client/api'
import { selectEvery } from '#client/entities'
import { useAppSelector, useResourceList } from '#client/store'
import { useOpenAggregate } from '#client/editing'

const none: readonly never[] = []

/**
 * The decisions on lots that the server holds for the open file; until it answers, and without a network, those that
 * this device has kept.
 */
export function useProposals(include?: ListRequest['include']): readonly ResourceOf<'property_proposal'>[] {
  const { id } = useOpenAggregate()
  const { resources, isComplete } = useResourceList('property_proposal', {
    parentId: id,
    ...(include ? { include } : {}),
  })
  const kept = useAppSelector(
    (state) =>
      isComplete
        ? none
        : selectEvery(state, 'property_proposal').filter(({ attributes }) => attributes.client_file_id === id),
    shallowEqual,
  )
  return isComplete ? resources : kept
}
