import { useEffect, useState } from 'react'

/** antd 6.6.8 gives the focus back when what it opened closes, not when that leaves the page open: this does then. */
export function useFocusReturn(): void {
  const [origin] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement === document.body && origin instanceof HTMLElement)
        origin.focus({ preventScroll: true })
    },
    [origin],
  )
}
