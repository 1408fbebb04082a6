import { CloseOutlined } from '@ant-design/icons'
import { Drawer } from '../drawer'
import type { MenuProps } from './MenuEntry'
import { MenuList } from './MenuList'

/** The whole menu, over the page of a phone. */
export function MenuDrawer({ onClose, ...menu }: MenuProps & { readonly onClose: () => void }) {
  return (
    <Drawer
      open
      placement="left"
      size={256}
      aria-label="Menu"
      closable={false}
      onClose={onClose}
      classNames={{ section: 'menu-drawer', body: 'menu-drawer-body' }}
    >
      <MenuList {...menu} onSelect={onClose} />
      <button type="button" className="menu-item menu-close" onClick={onClose}>
        <CloseOutlined aria-hidden />
        <span className="menu-label">Fermer le menu</span>
      </button>
    </Drawer>
  )
}
