import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { created, deleted, edited, type Edits } from '#client/autosave'
import type { AppStore } from '#client/store'
import { applyChanges, editedAttributes } from './apply'
import { isSameValue, reversedStep, type Change, type Step } from './change'
import { lastOf, noSteps, withOlder, withRedone, withRef, withStep, withUndone, type Steps } from './steps'

/** What a person does in a client file: each act goes to autosave, and can be taken back. */
export interface FileChanges {
  readonly edit: (ref: Ref, attributes: Edits) => void
  readonly add: (type: ResourceType, attributes: Edits) => void
  /** Answers the step, for a button that takes it back. */
  readonly remove: (refs: readonly Ref[]) => Step
  /** Remembers changes that were made another way, by a choice between two versions. */
  readonly record: (changes: readonly Change[]) => Step
  /** Makes changes in one go; answers what was really made of them, null for nothing. */
  readonly make: (changes: readonly Change[]) => Step | null
  /** Takes back the latest step about these types, or this one; answers the step that did it, null when there was nothing to take back. */
  readonly undo: (what: readonly ResourceType[] | Step) => Promise<Step | null>
  /** The same, of what was undone. */
  readonly redo: (what: readonly ResourceType[] | Step) => Step | null
}

interface Surroundings {
  readonly store: AppStore
  /** Id of the client file. */
  readonly under: string
  /** The steps of the person that the server remembers, about these types; asked once, when none are known here. */
  readonly remembered: (types: readonly ResourceType[]) => Promise<readonly Step[]>
}

export function createFileChanges({ store, under, remembered }: Surroundings): FileChanges {
  let steps = noSteps
  const asked = new Set<string>()

  const make = (changes: readonly Change[], keep: (made: Step | null) => Steps): Step | null => {
    const applied = applyChanges(store, under, { changes, at: 0 })
    const made = applied.length === 0 ? null : { changes: applied.map((one) => one.made), at: Date.now() }
    steps = applied.reduce(
      (renamed, { asked: from, made: { ref } }) => (from === ref ? renamed : withRef(renamed, from, ref)),
      keep(made),
    )
    return made
  }
  const record = (changes: readonly Change[]): Step => {
    const step = { changes, at: Date.now() }
    if (changes.length > 0) steps = withStep(steps, step)
    return step
  }
  const found = async (types: readonly ResourceType[]): Promise<Step | undefined> => {
    const known = lastOf(steps.done, types)
    if (known || asked.has(types.join())) return known
    asked.add(types.join())
    steps = withOlder(steps, await remembered(types))
    return lastOf(steps.done, types)
  }
  const takeBack = (step: Step, keep: typeof withUndone): Step | null =>
    make(reversedStep(step).changes, (made) => keep(steps, step, made))

  return {
    record,
    ...acts(store, under, record),
    make: (changes) => make(changes, (made) => (made ? withStep(steps, made) : steps)),
    undo: async (what) => {
      if ('changes' in what) return steps.done.includes(what) ? takeBack(what, withUndone) : null
      for (let step = await found(what); step; step = await found(what)) {
        const made = takeBack(step, withUndone)
        if (made) return made
      }
      return null
    },
    redo: (what) => {
      const step = 'changes' in what ? what : lastOf(steps.undone, what)
      return step && steps.undone.includes(step) ? takeBack(step, withRedone) : null
    },
  }
}

function acts(
  store: AppStore,
  under: string,
  record: (changes: readonly Change[]) => Step,
): Pick<FileChanges, 'edit' | 'add' | 'remove'> {
  return {
    edit: (ref, attributes) => {
      const before = editedAttributes(store, ref)
      store.dispatch(edited({ ref, under, attributes }))
      const after = editedAttributes(store, ref)
      if (!before || !after) return
      const names = Object.keys(attributes).filter((name) => !isSameValue(before[name], after[name]))
      const only = (edits: Edits): Edits => Object.fromEntries(names.map((name) => [name, edits[name] ?? null]))
      if (names.length > 0) record([{ ref, before: only(before), after: only(after) }])
    },
    add: (type, attributes) => {
      const { ref } = store.dispatch(created({ type, under, attributes })).payload
      record([{ ref, before: null, after: editedAttributes(store, ref) ?? {} }])
    },
    remove: (refs) => {
      const changes = refs.flatMap((ref) => {
        const before = editedAttributes(store, ref)
        return before ? [{ ref, before, after: null }] : []
      })
      for (const { ref } of changes) store.dispatch(deleted({ ref, under }))
      return record(changes)
    },
  }
}
