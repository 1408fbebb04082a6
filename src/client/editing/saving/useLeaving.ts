import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'
import type { Ref } from '#contract/jsonapi'
import { useConfirm } from '#client/feedback'
import { useAppSelector } from '#client/store'
import { selectUnsavableSections } from './saveStates'

interface LeavingProps {
  /** What the page has open. */
  readonly roots: readonly Ref[]
  /** Whether an address is still of what is open. */
  readonly isWithin: (pathname: string) => boolean
  /** `Quitter ce dossier ?` */
  readonly question: string
}

/** Asks before a page is left while something in it cannot be saved (an answer is wrong or missing). */
export function useLeaving({ roots, isWithin, question }: LeavingProps): void {
  const confirm = useConfirm()
  const unsavable = useAppSelector((state) =>
    roots.reduce((count, root) => count + selectUnsavableSections(state, root), 0),
  )
  const blocker = useBlocker(({ nextLocation }) => unsavable > 0 && !isWithin(nextLocation.pathname))

  const ask = useEffectEvent(() => {
    const consequence =
      unsavable > 1
        ? `${unsavable} sections contiennent une erreur ou attendent une réponse, et ne sont pas enregistrées.`
        : 'Une section contient une erreur ou attend une réponse, et n’est pas enregistrée.'
    return confirm({ question, consequence, yes: 'Quitter' })
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void ask().then((leaves) => {
      if (leaves) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker])
}
