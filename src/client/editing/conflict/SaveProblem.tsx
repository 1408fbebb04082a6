import { Suspense } from 'react'
import type { Ref } from '#contract/jsonapi'
import { selectConflict, selectStopped } from '#client/autosave'
import { useAppSelector } from '#client/store'
import { lazyPart } from '#client/ui/lazy'
import { useOpenAggregate } from '../OpenAggregateContext'
import './conflict.css'

const ConflictChoice = lazyPart(
  async () => (await import(/* webpackChunkName: "conflict" */ './ConflictChoice')).ConflictChoice,
)

/** A resource that somebody else changed too, with the choice between both; what else keeps it from being saved is said of the whole page. */
export function SaveProblem({ reference }: { reference: Ref }) {
  const { id } = useOpenAggregate()
  const sentence = useAppSelector(
    (state) =>
      selectStopped(state, id).find(({ ref }) => ref.type === reference.type && ref.id === reference.id)?.stop.sentence,
  )
  const conflict = useAppSelector((state) => selectConflict(state, reference))
  if (sentence === undefined || !conflict) return null
  return (
    <div className="stuck">
      <p role="alert">{sentence}</p>
      <Suspense>
        <ConflictChoice reference={reference} conflict={conflict} />
      </Suspense>
    </div>
  )
}
