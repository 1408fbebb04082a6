import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router-dom'
import { useConfirm } from '#client/feedback'
import { useUnsent } from '#client/forms/unsent'
import { addForm, firstForm, isAnyUnsent, onForms } from './unsentForms'
import { useLeaveWarning } from './useLeaveWarning'

/**
 * Asks before a form is left, or the page closed, while something typed in it is not sent. Stands inside of the form. Of
 * several on one page, the first asks for all: react-router (7) knows one blocker at a time.
 */
export function Unsent() {
  const isUnsent = useUnsent()
  const form = useRef(isUnsent)
  useLayoutEffect(() => {
    form.current = isUnsent
  }, [isUnsent])
  useLayoutEffect(() => addForm(form), [])
  const isFirst = useSyncExternalStore(onForms, () => firstForm() === form)
  useLeaveWarning(isUnsent)
  return isFirst && <Question />
}

function Question() {
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => nextLocation.pathname !== currentLocation.pathname && isAnyUnsent(),
  )
  const ask = useEffectEvent(() =>
    confirm({
      question: 'Quitter sans enregistrer\u202f?',
      consequence: 'Ce que vous venez de saisir sera perdu.',
      yes: 'Quitter',
      isDangerous: true,
    }),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void ask().then((leaves) => {
      if (leaves) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker])
  return null
}
