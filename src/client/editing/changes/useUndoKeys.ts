import type { ResourceType } from '#contract'
import { useToast } from '#client/feedback'
import { useAppStore } from '#client/store'
import { useShortcuts } from '#client/screens/keyboard'
import { useOpenAggregate } from '../OpenAggregateContext'
import { lastOf } from '../steps/steps'
import { selectSteps } from '../steps/slice'
import type { Step } from '../steps/change'
import { useChanges, type Changes } from './ChangesProvider'

/** What may be undone in an aggregate: its changes, and the types that are on screen. */
export interface Undoable {
  readonly id: string
  readonly readOnly: boolean
  readonly changes: Changes
  readonly types: readonly ResourceType[]
}

/** The sections on screen of the open aggregate, and its root (its name), as what may be undone. */
export function useUndoable(sections: readonly ResourceType[]): Undoable {
  const { id, readOnly, type } = useOpenAggregate()
  const changes = useChanges()
  return { id, readOnly, changes, types: [type, ...sections] }
}

/** Ctrl+Z and Ctrl+Shift+Z undo and redo what the person changed in the sections on screen and in the root. */
export function useUndoKeys(sections: readonly ResourceType[]): void {
  useUndoKeysOf([useUndoable(sections)])
}

/** The same where a page has several aggregates open: the latest change of all of them is undone first. */
export function useUndoKeysOf(parts: readonly Undoable[]): void {
  const store = useAppStore()
  const toast = useToast()
  const editable = parts.filter(({ readOnly }) => !readOnly)
  /** The parts by their latest step, of those done or of those undone. */
  const latestFirst = (kind: 'done' | 'undone'): readonly Undoable[] => {
    const at = ({ id, types }: Undoable) => lastOf(selectSteps(store.getState(), id)[kind], types)?.at ?? 0
    return editable.toSorted((one, other) => at(other) - at(one))
  }
  const take = async (
    kind: 'done' | 'undone',
    act: (part: Undoable) => Promise<Step | null> | Step | null,
    none: string,
  ) => {
    for (const part of latestFirst(kind)) {
      const step = await act(part)
      if (step) {
        part.changes.tell(step)
        return
      }
    }
    toast({ type: 'notice', message: none })
  }
  useShortcuts(
    editable.length === 0
      ? []
      : [
          {
            keys: 'mod+z',
            label: 'Annuler la dernière modification',
            act: () => {
              void take(
                'done',
                ({ changes, types }) => changes.undo(types),
                'Rien à annuler dans cette partie du dossier.',
              )
            },
          },
          {
            keys: 'mod+shift+z',
            label: 'Rétablir ce qui a été annulé',
            act: () => {
              void take(
                'undone',
                ({ changes, types }) => changes.redo(types),
                'Rien à rétablir dans cette partie du dossier.',
              )
            },
          },
        ],
  )
}
