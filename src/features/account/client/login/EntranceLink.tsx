import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#client/ui/controls'
import { useEntrance } from './EntranceContext'

/** A click that opens another tab or window is left to the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

interface LinkProps {
  readonly to: string
  readonly children: ReactNode
}

function useLink(to: string) {
  const { go } = useEntrance()
  return {
    href: to,
    onClick: (event: MouseEvent) => {
      if (!isPlain(event)) return
      event.preventDefault()
      void go(to)
    },
  }
}

/** A link between these pages. */
export const EntranceLink = ({ to, children }: LinkProps) => <a {...useLink(to)}>{children}</a>

/** The same, as the one act of its place. */
export const EntranceButton = ({ to, children }: LinkProps) => (
  <Button type="primary" {...useLink(to)}>
    {children}
  </Button>
)
