import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'
import { useAppSelector } from '#client/store'
import { useConfirm } from '#client/feedback'
import { selectUnsavableSections } from '#client/editing/saving'

/** Asks before the file is left while something in it cannot be saved (an answer is wrong or missing). */
export function useLeaving(id: string): void {
  const confirm = useConfirm()
  const unsavable = useAppSelector((state) => selectUnsavableSections(state, { type: 'client_file', id }))
  const blocker = useBlocker(({ nextLocation }) => unsavable > 0 && nextLocation.pathname.split('/')[2] !== id)

  const ask = useEffectEvent(() => {
    const body =
      unsavable > 1
        ? `${unsavable} sections contiennent une erreur ou attendent une réponse, et ne sont pas enregistrées.`
        : 'Une section contient une erreur ou attend une réponse, et n’est pas enregistrée.'
    return confirm({ question: 'Quitter ce dossier\u202f?', consequence: body, yes: 'Quitter' })
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void ask().then((leaves) => {
      if (leaves) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker])
}
