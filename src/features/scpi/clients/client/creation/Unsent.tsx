import { useEffect, useEffectEvent } from 'react'
import { useFormikContext } from 'formik'
import { useBlocker } from 'react-router-dom'
import { useLeaveWarning } from '#client/editing/saving'
import { useConfirm } from '#client/feedback'

/** Asks before a form is left, or the page closed, while something typed in it is not sent. Stands inside of the form. */
export function Unsent() {
  const { dirty, isSubmitting } = useFormikContext()
  const isLosing = dirty && !isSubmitting
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isLosing && nextLocation.pathname !== currentLocation.pathname,
  )
  const ask = useEffectEvent(() =>
    confirm({
      question: 'Quitter sans enregistrer\u202f?',
      consequence: 'Ce que vous venez de saisir dans cette étape sera perdu.',
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
  useLeaveWarning(isLosing)
  return null
}
