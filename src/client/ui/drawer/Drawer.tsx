import { Drawer as AntdDrawer, type DrawerProps } from 'antd'
import { useFocusReturn } from '../useFocusReturn'

/** antd's drawer; one that leaves the page open gives the focus back all the same. */
export function Drawer(props: DrawerProps) {
  useFocusReturn()
  return <AntdDrawer {...props} />
}
