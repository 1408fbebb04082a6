import { Suspense } from 'react'
import type { Ref } from '#contract/jsonapi'
import { discarded, retried, selectConflict, selectStop } from '#client/autosave'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import { useCopyOf } from '../saving/useCopy'
import './conflict.css'

const ConflictChoice = lazyPart(
  async () => (await import(/* webpackChunkName: "conflict" */ './ConflictChoice')).ConflictChoice,
)

/** Why a resource is not saved, with the choices of the person: retry, discard, or resolve the conflict. */
export function Stuck({ reference }: { reference: Ref }) {
  const dispatch = useAppDispatch()
  const stop = useAppSelector((state) => selectStop(state, reference))
  const conflict = useAppSelector((state) => selectConflict(state, reference))
  const copy = useCopyOf(reference)
  if (stop === null) return null
  return (
    <div className="stuck">
      <p role="alert">{stop.sentence}</p>
      {conflict ? (
        <Suspense>
          <ConflictChoice reference={reference} conflict={conflict} />
        </Suspense>
      ) : (
        <>
          <Button onClick={() => dispatch(retried(reference))}>Réessayer</Button>
          <Button
            onClick={() => {
              void copy()
            }}
          >
            Copier ma saisie
          </Button>
          <Button onClick={() => dispatch(discarded(reference))}>Revenir à l’enregistré</Button>
        </>
      )}
    </div>
  )
}
