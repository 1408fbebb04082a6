import { useEffect, useState } from 'react'
import { Drawer as AntdDrawer, type DrawerProps } from 'antd'

/** antd 6.6.8 gives the focus back when a drawer closes, not when one leaves the page open: this one does then too. */
export function Drawer(props: DrawerProps) {
  const [origin] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement === document.body && origin instanceof HTMLElement)
        origin.focus({ preventScroll: true })
    },
    [origin],
  )
  return <AntdDrawer {...props} />
}
