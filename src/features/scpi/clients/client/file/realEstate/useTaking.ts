import { useRef } from 'react'
import { saveNow } from '#client/autosave'
import { useChangesOfSeveral, type ChangeIn, type TakeBack } from '#client/editing/changes'
import { useToast } from '#client/feedback'
import { useShortcuts } from '#client/screens/keyboard'
import { useAppDispatch } from '#client/store'
import { isChild, type Here, type Line } from './sides'
import { merged } from './taking'

export type Take = (lines: readonly Line[], side: 'here' | 'there') => void

/** Carries answers over as if they were typed, and saves them; Ctrl+Z takes the latest of them back. */
export function useTaking(here: Here): Take {
  const change = useChangesOfSeveral()
  const dispatch = useAppDispatch()
  const done = useUndoKey()
  return (lines, side) => {
    const changes = lines.flatMap((line) => {
      const taking = side === 'here' ? line.toHere : line.toThere
      return 'changes' in taking ? taking.changes : []
    })
    const [only, ...others] = lines
    const what = only && others.length === 0 ? only.label : `${lines.length} réponses`
    const takeBack = change(merged(counting(changes, here)), {
      message: side === 'here' ? `Repris ici\u00a0: ${what}` : `Reporté au dossier immobilier\u00a0: ${what}`,
      type: 'success',
    })
    if (takeBack) done(takeBack)
    dispatch(saveNow())
  }
}

/** Ctrl+Z takes back what was done last, and is still there. @returns what notes that something was done */
function useUndoKey(): (takeBack: TakeBack) => void {
  const done = useRef<TakeBack[]>([])
  const toast = useToast()
  const undo = async () => {
    for (let takeBack = done.current.pop(); takeBack; takeBack = done.current.pop()) {
      if (!(await takeBack())) continue
      toast({ type: 'notice', message: 'Reprise annulée' })
      return
    }
    toast({ type: 'notice', message: 'Rien à annuler sur cette page.' })
  }
  useShortcuts([{ keys: 'mod+z', label: 'Annuler la dernière reprise', act: () => void undo() }])
  return (takeBack) => {
    done.current.push(takeBack)
  }
}

/** Children who are added here are counted with the others. */
function counting(changes: readonly ChangeIn[], { account, children, childCount }: Here): readonly ChangeIn[] {
  const added = changes.filter(({ change: { ref, before } }) => ref.type === 'pp_account_child' && before === null)
  const count = children.filter(isChild).length + added.length
  if (!account || added.length === 0 || (childCount ?? 0) >= count) return changes
  const counted = { ref: account, before: { nb_children: childCount }, after: { nb_children: count } }
  return [...changes, { root: account, change: counted }]
}
