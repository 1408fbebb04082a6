import { Suspense } from 'react'
import type { DrawerProps } from 'antd'
import { lazyPart } from '../lazy'

const AntdDrawer = lazyPart(async () => (await import(/* webpackChunkName: "drawer" */ './AntdDrawer')).AntdDrawer)

/** A panel that slides over the side of the page: antd's, which comes when the first one opens. */
export const Drawer = (props: DrawerProps) => <Suspense><AntdDrawer {...props} /></Suspense>
