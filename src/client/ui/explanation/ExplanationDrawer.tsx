import { useState, type ReactNode } from 'react'
import { Drawer } from '../drawer'
import { useMediaQuery } from '../useMediaQuery'
import './explanation.css'

interface ExplanationDrawerProps {
  readonly onClosed: () => void
  /** What is shown gets the way to close it; `then` happens once the focus is back where it was. */
  readonly children: (close: (then?: () => void) => void) => ReactNode
}

/** The drawer that says where an amount comes from; the whole screen on a phone. Escape closes it. */
export function ExplanationDrawer({ onClosed, children }: ExplanationDrawerProps) {
  const isPhone = useMediaQuery('(width < 576px)')
  const [closing, setClosing] = useState<{ readonly then: (() => void) | undefined } | null>(null)
  const close = (then?: () => void) => {
    setClosing({ then })
  }
  const change = (isShown: boolean) => {
    if (isShown) return
    // The drawer gives the focus back right after this call.
    setTimeout(() => {
      onClosed()
      closing?.then?.()
    })
  }
  return (
    <Drawer
      title="D’où vient ce montant&#x202f;?"
      open={closing === null}
      onClose={() => {
        close()
      }}
      afterOpenChange={change}
      size={isPhone ? '100%' : 480}
    >
      {children(close)}
    </Drawer>
  )
}
