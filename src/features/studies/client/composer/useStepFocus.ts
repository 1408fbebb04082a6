import { useLayoutEffect, useRef } from 'react'

const WRONG = '[aria-invalid="true"], .field-error[tabindex]'

/**
 * Puts the focus where the person goes on: on the heading of another step, at its top; on what is wrong first where
 * something was refused.
 */
export function useStepFocus(step: number, refusals: number) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef({ step, refusals })
  useLayoutEffect(() => {
    const was = before.current
    before.current = { step, refusals }
    if (was.step === step && was.refusals === refusals) return
    const wrong = was.refusals !== refusals ? place.current?.querySelector<HTMLElement>(WRONG) : undefined
    if (wrong) {
      wrong.focus()
      return
    }
    const scroller = place.current?.closest('.ant-drawer-body')
    if (scroller) scroller.scrollTop = 0
    place.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [step, refusals])
  return place
}
