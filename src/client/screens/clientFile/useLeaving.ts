import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'
import { useAppSelector } from '#client/store'
import { useConfirm } from '#client/ui/feedback'
import { selectInvalidSections } from './saveStates'

/** Asks before the file is left with something wrong in it, which is therefore not saved. */
export function useLeaving(id: string): void {
  const confirm = useConfirm()
  const invalid = useAppSelector((state) => selectInvalidSections(state, id))
  const blocker = useBlocker(({ nextLocation }) => invalid > 0 && nextLocation.pathname.split('/')[2] !== id)

  const ask = useEffectEvent(() => {
    const body = invalid > 1
      ? `${invalid} sections contiennent une erreur et ne sont pas enregistrées.`
      : 'Une section contient une erreur et n’est pas enregistrée.'
    return confirm({ title: 'Quitter ce dossier\u202f?', body, action: 'Quitter' })
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void ask().then((leaves) => {
      if (leaves) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker])
}
