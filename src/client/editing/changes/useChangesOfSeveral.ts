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

/** Takes back what was changed in one go. @returns whether anything was left to take back */
export type TakeBack = () => Promise<boolean>

/**
 * Changes several aggregates in one go, as if it were typed, and says so with a button that takes all of it back; answers what takes it back
 * later, null where there was nothing to change.
 */
export function useChangesOfSeveral(): (changes: readonly ChangeIn[], told: Told) => TakeBack | null {
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
    if (made.length === 0) return null
    const takeBack = async () => {
      const undone = await Promise.all(made.toReversed().map((undo) => undo()))
      return undone.some((step) => step !== null)
    }
    toast({ ...told, subject: CHANGE, action: { label: 'Annuler', act: () => void takeBack() } })
    return takeBack
  }
}

const rootsOf = (changes: readonly ChangeIn[]): readonly Ref[] => [
  ...new Map(changes.map(({ root }) => [root.id, root])).values(),
]
