import { createContext, use, useEffect, useMemo, type ReactNode } from 'react'
import type { Ref } from '#contract/jsonapi'
import { selectResource } from '#client/entities'
import { useAppStore, type AppStore } from '#client/store'
import { subjectLeft, useToast } from '#client/feedback'
import { useOpenAggregate } from '../OpenAggregateContext'
import { placeName } from '#client/screens/places'
import type { Change, Step } from '../steps/change'
import { stepsForgotten } from '../steps/slice'
import { createFileChanges, type FileChanges } from './fileChanges'
import { rememberedSteps } from './history'
import { stepWords } from './words'

/** What a toast says of a change. */
export interface Told {
  readonly message: string
  readonly type?: 'success'
}

export interface Changes extends FileChanges {
  /** What several changes at once come to, where that has a name of its own: « Lot remplacé ». */
  readonly nameOfStep: (step: Step) => string | undefined
  /** Says what a step did, with a button that takes it back. */
  readonly tell: (step: Step) => void
  /** Makes changes and says so in a sentence of its own, with a button that undoes them; answers whether there was anything to change. */
  readonly makeAndTell: (changes: readonly Change[], told: Told) => boolean
}

export const ChangesContext = createContext<Changes | null>(null)

/** The one way to change the open client file: what goes by it can be undone. */
export function useChanges(): Changes {
  const changes = use(ChangesContext)
  if (!changes) throw new Error('A part of a client file stands in a ChangesProvider.')
  return changes
}

/** The subject of the toasts that say what changed in the file: the last of them stands. */
export const CHANGE = 'change'

interface ChangesProviderProps {
  /** What several changes at once come to, where that has a name of its own: « Lot remplacé ». */
  readonly nameOfStep?: (step: Step) => string | undefined
  readonly children: ReactNode
}

/** Lets the parts of the open file change it, and take back what they changed. */
export function ChangesProvider({ nameOfStep, children }: ChangesProviderProps) {
  const store = useAppStore()
  const { id, type } = useOpenAggregate()
  const toast = useToast()
  const changes = useMemo(
    () => withTelling(store, { type, id }, toast, nameOfStep),
    [store, type, id, toast, nameOfStep],
  )
  useEffect(
    () => () => {
      store.dispatch(subjectLeft({ subject: CHANGE }))
      store.dispatch(stepsForgotten({ parentId: id }))
    },
    [store, id],
  )
  return <ChangesContext value={changes}>{children}</ChangesContext>
}

function withTelling(
  store: AppStore,
  root: Ref,
  toast: ReturnType<typeof useToast>,
  nameOfStep: ChangesProviderProps['nameOfStep'],
): Changes {
  const changes = createFileChanges({
    store,
    parentId: root.id,
    remembered: (types) => rememberedSteps(store, root, types),
  })
  const nameOf = (slug: string): string => {
    const place = selectResource(store.getState(), 'location', slug)
    return place ? placeName(place) : slug
  }
  const show = (content: Told, back: string, takeBack: () => Promise<unknown>): void => {
    const act = () => {
      void takeBack()
    }
    toast({ ...content, subject: CHANGE, action: { label: back, act } })
  }
  const tell = (step: Step): void => {
    const name = nameOfStep?.(step)
    const { message, back } = name === undefined ? stepWords(step, nameOf) : { message: name, back: 'Annuler' }
    show({ message }, back, async () => {
      const made = (await changes.undo(step)) ?? changes.redo(step)
      if (made) tell(made)
    })
  }
  const makeAndTell = (asked: readonly Change[], content: Told): boolean => {
    const step = changes.make(asked)
    if (step) show(content, 'Annuler', () => changes.undo(step))
    return step !== null
  }
  return { ...changes, tell, makeAndTell, nameOfStep: (step) => nameOfStep?.(step) }
}
