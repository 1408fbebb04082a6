import type { Ref } from '#contract/jsonapi'
import { discarded, retried, selectConflict, selectStop } from '#client/autosave'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { ConflictChoice } from './ConflictChoice'
import './conflict.css'

/** Only the person can say what becomes of what the server will not take. */
export function Stuck({ reference }: { reference: Ref }) {
  const dispatch = useAppDispatch()
  const stop = useAppSelector((state) => selectStop(state, reference))
  const conflict = useAppSelector((state) => selectConflict(state, reference))
  if (stop === null) return null
  return (
    <div className="stuck">
      <p role="alert">{stop.sentence}</p>
      {conflict ? (
        <ConflictChoice reference={reference} conflict={conflict} />
      ) : (
        <>
          <Button onClick={() => dispatch(retried(reference))}>Réessayer</Button>
          <Button onClick={() => dispatch(discarded(reference))}>Revenir à l’enregistré</Button>
        </>
      )}
    </div>
  )
}
