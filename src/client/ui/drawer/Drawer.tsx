import { Suspense, useEffect, useState } from 'react'
import type { DrawerProps } from 'antd'
import { lazyPart } from '../lazy'

const AntdDrawer = lazyPart(async () => (await import(/* webpackChunkName: "drawer" */ './AntdDrawer')).AntdDrawer)

/**
 * A panel that slides over the side of the page: antd's, which comes when the first one opens. antd gives the focus back when a drawer closes; one
 * that leaves the page open gives it back too.
 */
export function Drawer(props: DrawerProps) {
  const [origin] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (document.activeElement === document.body && origin instanceof HTMLElement)
        origin.focus({ preventScroll: true })
    },
    [origin],
  )
  return (
    <Suspense>
      <AntdDrawer {...props} />
    </Suspense>
  )
}
