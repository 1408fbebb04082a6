import { definitionOf } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { created, deleted, edited, selectEdited, type Edits } from '#client/autosave'
import type { AppStore } from '#client/store'
import { stillToDo, type Change } from '../steps/change'

/** A change and what was applied of it; a restored resource has a new ref, `made.ref`. */
interface Applied {
  readonly asked: Ref
  readonly made: Change
}

interface AskedStep {
  readonly id: string
  /** Id of the root. */
  readonly parentId: string
  readonly changes: readonly Change[]
}

/** Applies changes as if they were typed, except to attributes that somebody else has changed since. */
export function applyChanges(store: AppStore, { id: step, parentId, changes }: AskedStep): readonly Applied[] {
  return changes.flatMap((change) => {
    const rest = stillToDo(change, editedAttributes(store, change.ref))
    return rest ? [{ asked: change.ref, made: apply(store, { parentId, step }, rest) }] : []
  })
}

function apply({ dispatch }: AppStore, place: Pick<AskedStep, 'parentId'> & { step: string }, change: Change): Change {
  const { ref, before, after } = change
  if (after === null) dispatch(deleted({ ref, ...place }))
  else if (before === null)
    return {
      ...change,
      ref: dispatch(created({ type: ref.type, ...place, attributes: writable(ref, after) })).payload.ref,
    }
  else dispatch(edited({ ref, ...place, attributes: after }))
  return change
}

/** A resource as the person sees it; undefined when it is not there. */
export const editedAttributes = (store: AppStore, { type, id }: Ref): Edits | undefined =>
  selectEdited(store.getState(), type, id)?.attributes

function writable({ type }: Ref, attributes: Edits): Edits {
  const { fields } = definitionOf(type)
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => fields[name]?.readOnly === false))
}
