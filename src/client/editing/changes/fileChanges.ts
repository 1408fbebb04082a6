import { nanoid, type UnknownAction } from '@reduxjs/toolkit'
import { definitionOf, type ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { created, deleted, edited, selectEdited, type Edits } from '#client/autosave'
import type { AppStore } from '#client/store'
import { isSameValue, newUndoId, only, reversedAll, stillToDo, type Change, type Step } from '../steps/change'
import { broughtBack, olderAsked, olderFound, selectSteps, stepDone, stepRedone, stepUndone } from '../steps/slice'
import { lastOf } from '../steps/steps'

/** The actions of a person on the open aggregate: each goes to autosave and can be undone. */
export interface FileChanges {
  readonly edit: (ref: Ref, attributes: Edits) => void
  readonly add: (type: ResourceType, attributes: Edits) => void
  /** Returns the step, for a button that undoes it. */
  readonly remove: (refs: readonly Ref[]) => Step
  /** Records, as a step that can be undone, changes made elsewhere: the resolution of a conflict. */
  readonly record: (changes: readonly Change[]) => Step
  /** Applies changes as one step; returns the changes that were really applied, null for none. */
  readonly make: (changes: readonly Change[]) => Step | null
  /** Undoes the latest step about these types, or the given one; returns the step that did it, null when there was nothing to undo. */
  readonly undo: (what: readonly ResourceType[] | Step) => Promise<Step | null>
  /** Redoes the latest step that was undone. */
  readonly redo: (what: readonly ResourceType[] | Step) => Step | null
}

interface Dependencies {
  readonly store: AppStore
  /** Id of the client file. */
  readonly parentId: string
  /** The steps of the person in the server's history, about these types; requested once, when this page knows none. */
  readonly remembered: (types: readonly ResourceType[]) => Promise<readonly Step[]>
}

export function createFileChanges({ store, parentId, remembered }: Dependencies): FileChanges {
  const record = (changes: readonly Change[], id?: string): Step => {
    const step = newStep(changes, id)
    if (changes.length > 0) store.dispatch(stepDone({ parentId, step }))
    return step
  }
  const make: Make = (changes, kept, id = nanoid()) => {
    const applied = applyChanges(store, { id, parentId, changes })
    const made =
      applied.length === 0
        ? null
        : newStep(
            applied.map((one) => one.made),
            id,
          )
    const action = kept(made)
    if (action) store.dispatch(action)
    for (const { asked: from, made: change } of applied)
      if (from !== change.ref) store.dispatch(broughtBack({ parentId, from, to: change.ref }))
    return made
  }
  return {
    record: (changes) => record(changes),
    ...editingActions(store, parentId, record),
    make: (changes) => make(changes, (made) => made && stepDone({ parentId, step: made })),
    ...undoActions({ store, parentId, remembered }, make),
  }
}

/** Makes changes, and keeps by this action the step that they made, under this id. */
type Make = (changes: readonly Change[], kept: (made: Step | null) => UnknownAction | null, id?: string) => Step | null

const newStep = (changes: readonly Change[], id = nanoid()): Step => ({ id, changes, at: Date.now() })
const holds = (steps: readonly Step[], { id }: Step): boolean => steps.some((step) => step.id === id)

function editingActions(
  store: AppStore,
  parentId: string,
  record: (changes: readonly Change[], id?: string) => Step,
): Pick<FileChanges, 'edit' | 'add' | 'remove'> {
  return {
    edit: (ref, attributes) => {
      const before = editedAttributes(store, ref)
      store.dispatch(edited({ ref, parentId, attributes }))
      const after = editedAttributes(store, ref)
      if (!before || !after) return
      const names = Object.keys(attributes).filter((name) => !isSameValue(before[name], after[name]))
      if (names.length > 0) record([{ ref, before: only(before, names), after: only(after, names) }])
    },
    add: (type, attributes) => {
      const { ref } = store.dispatch(created({ type, parentId, attributes })).payload
      record([{ ref, before: null, after: editedAttributes(store, ref) ?? {} }])
    },
    remove: (refs) => {
      const changes = refs.flatMap((ref) => {
        const before = editedAttributes(store, ref)
        return before ? [{ ref, before, after: null }] : []
      })
      const step = nanoid()
      for (const { ref } of changes) store.dispatch(deleted({ ref, parentId, step }))
      return record(changes, step)
    },
  }
}

function undoActions({ store, parentId, remembered }: Dependencies, make: Make): Pick<FileChanges, 'undo' | 'redo'> {
  const steps = () => selectSteps(store.getState(), parentId)

  const found = async (types: readonly ResourceType[]): Promise<Step | undefined> => {
    const group = types.join()
    const known = lastOf(steps().done, types)
    if (known || steps().asked.includes(group)) return known
    store.dispatch(olderAsked({ parentId, group }))
    store.dispatch(olderFound({ parentId, steps: await remembered(types) }))
    return lastOf(steps().done, types)
  }
  const undone = ({ id, changes }: Step): Step | null =>
    make(reversedAll(changes), (made) => stepUndone({ parentId, id, made }), newUndoId())
  const redone = ({ id, changes }: Step): Step | null =>
    make(reversedAll(changes), (made) => stepRedone({ parentId, id, made }))

  return {
    undo: async (what) => {
      if ('changes' in what) return holds(steps().done, what) ? undone(what) : null
      for (let step = await found(what); step; step = await found(what)) {
        const made = undone(step)
        if (made) return made
      }
      return null
    },
    redo: (what) => {
      const step = 'changes' in what ? what : lastOf(steps().undone, what)
      return step && holds(steps().undone, step) ? redone(step) : null
    },
  }
}

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
function applyChanges(store: AppStore, { id: step, parentId, changes }: AskedStep): readonly Applied[] {
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
