import { useEffect, useMemo, type ReactNode } from 'react'
import type { Ref } from '#contract/jsonapi'
import { selectResource } from '#client/entities'
import { useAppStore, type AppStore } from '#client/store'
import { subjectLeft, useToast } from '#client/feedback'
import { useOpenAggregate } from '../OpenAggregateContext'
import { placeName } from '#client/screens/places'
import type { Step } from '../steps/change'
import { stepsForgotten } from '../steps/slice'
import { CHANGE, ChangesContext, type Changes } from './ChangesContext'
import { createFileChanges } from './fileChanges'
import { rememberedSteps } from './history'
import { stepWords } from './words'

/** Lets the parts of the open file change it, and take back what they changed. */
export function ChangesProvider({ children }: { children: ReactNode }) {
  const store = useAppStore()
  const { id, type } = useOpenAggregate()
  const toast = useToast()
  const changes = useMemo(() => withTelling(store, { type, id }, toast), [store, type, id, toast])
  useEffect(
    () => () => {
      store.dispatch(subjectLeft({ subject: CHANGE }))
      store.dispatch(stepsForgotten({ under: id }))
    },
    [store, id],
  )
  return <ChangesContext value={changes}>{children}</ChangesContext>
}

function withTelling(store: AppStore, root: Ref, toast: ReturnType<typeof useToast>): Changes {
  const changes = createFileChanges({
    store,
    under: root.id,
    remembered: (types) => rememberedSteps(store, root, types),
  })
  const nameOf = (slug: string): string => {
    const place = selectResource(store.getState(), 'location', slug)
    return place ? placeName(place) : slug
  }
  const takeBack = async (step: Step): Promise<void> => {
    const made = (await changes.undo(step)) ?? changes.redo(step)
    if (made) tell(made)
  }
  const tell = (step: Step): void => {
    const { message, back } = stepWords(step, nameOf)
    toast({
      message,
      subject: CHANGE,
      action: {
        label: back,
        act: () => {
          void takeBack(step)
        },
      },
    })
  }
  return { ...changes, tell }
}
