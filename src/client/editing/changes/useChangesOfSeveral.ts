import type { Ref } from '#contract/jsonapi'
import { useAppStore } from '#client/store'
import { useToast } from '#client/feedback'
import type { Change } from '../steps/change'
import { CHANGE, type Told } from './ChangesProvider'
import { createFileChanges } from './fileChanges'
import { rememberedSteps } from './history'

/** A change of one of several aggregates. */
export interface ChangeIn {
  /** The root of the aggregate. */
  readonly root: Ref
  readonly change: Change
}

/**
 * Changes several aggregates in one go, as if it were typed, and says so with a button that takes all of it back; answers whether there was
 * anything to change.
 */
export function useChangesOfSeveral(): (changes: readonly ChangeIn[], told: Told) => boolean {
  const store = useAppStore()
  const toast = useToast()
  return (changes, told) => {
    const made = rootsOf(changes).flatMap((root) => {
      const own = createFileChanges({
        store,
        parentId: root.id,
        remembered: (types) => rememberedSteps(store, root, types),
      })
      const step = own.make(changes.flatMap((one) => (one.root.id === root.id ? [one.change] : [])))
      return step ? [() => own.undo(step)] : []
    })
    if (made.length === 0) return false
    const act = () => {
      for (const undo of made.toReversed()) void undo()
    }
    toast({ ...told, subject: CHANGE, action: { label: 'Annuler', act } })
    return true
  }
}

const rootsOf = (changes: readonly ChangeIn[]): readonly Ref[] => [
  ...new Map(changes.map(({ root }) => [root.id, root])).values(),
]
