import { Drawer, type DrawerProps } from 'antd'
import { AntdTheme } from '../antd'

/** antd's drawer, in the theme of the page. */
export const AntdDrawer = (props: DrawerProps) => (
  <AntdTheme>
    <Drawer {...props} />
  </AntdTheme>
)
