import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { selectHasUnsaved } from '#client/autosave'
import { useAppSelector } from '#client/store'
import { useConfirm } from '#client/ui/feedback'
import { selectInvalidSections } from './saveStates'

/** Asks before the page or the file is left with something that the server does not have. */
export function useLeaving(id: string): void {
  const confirm = useConfirm()
  const hasUnsaved = useAppSelector(selectHasUnsaved)
  const invalid = useAppSelector((state) => selectInvalidSections(state, id))
  const blocker = useBlocker(({ nextLocation }) => invalid > 0 && nextLocation.pathname.split('/')[2] !== id)

  useEffect(() => {
    if (!hasUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => { event.preventDefault() }
    window.addEventListener('beforeunload', ask)
    return () => { window.removeEventListener('beforeunload', ask) }
  }, [hasUnsaved])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const sentence = invalid > 1
      ? `${invalid} sections contiennent une erreur et ne sont pas enregistrées.`
      : 'Une section contient une erreur et n’est pas enregistrée.'
    void confirm({ title: 'Quitter ce dossier\u202f?', body: sentence, action: 'Quitter' }).then((leaves) => {
      if (leaves) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker, confirm, invalid])
}
