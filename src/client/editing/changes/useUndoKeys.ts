import type { ResourceType } from '#contract'
import { useToast } from '#client/feedback'
import { useShortcuts } from '#client/screens/keyboard'
import { useOpenAggregate } from '../OpenAggregateContext'
import { useChanges } from './ChangesProvider'

/** Ctrl+Z and Ctrl+Shift+Z undo and redo what the person changed in the sections on screen and in the root (its name). */
export function useUndoKeys(sections: readonly ResourceType[]): void {
  const { readOnly, type: root } = useOpenAggregate()
  const { undo, redo, tell } = useChanges()
  const toast = useToast()
  const types: readonly ResourceType[] = [root, ...sections]
  const say = (step: Awaited<ReturnType<typeof undo>>, none: string) => {
    if (step) tell(step)
    else toast({ type: 'notice', message: none })
  }
  useShortcuts(
    readOnly
      ? []
      : [
          {
            keys: 'mod+z',
            label: 'Annuler la dernière modification',
            act: () => {
              void undo(types).then((step) => {
                say(step, 'Rien à annuler dans cette partie du dossier.')
              })
            },
          },
          {
            keys: 'mod+shift+z',
            label: 'Rétablir ce qui a été annulé',
            act: () => {
              say(redo(types), 'Rien à rétablir dans cette partie du dossier.')
            },
          },
        ],
  )
}
