import { Suspense } from 'react'
import { shallowEqual } from 'react-redux'
import { selectStopped } from '#client/autosave'
import { useAppSelector } from '#client/store'
import { lazyPart } from '#client/ui/lazy'
import { useOpenAggregate } from '../OpenAggregateContext'

const UnsavedReasons = lazyPart(
  async () => (await import(/* webpackChunkName: "unsaved" */ './UnsavedReasons')).UnsavedReasons,
)

/**
 * Why parts of the open aggregate are not saved, and what can be done, over the foot of the page: no field moves. Somebody else's
 * version is chosen where the fields are (`SaveProblem`).
 */
export function UnsavedNotice() {
  const { id } = useOpenAggregate()
  const stopped = useAppSelector(
    (state) => selectStopped(state, id).filter(({ stop }) => !stop.isConflict),
    shallowEqual,
  )
  if (stopped.length === 0) return null
  return (
    <Suspense>
      <UnsavedReasons stopped={stopped} />
    </Suspense>
  )
}
