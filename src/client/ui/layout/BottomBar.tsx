import { useRef } from 'react'
import { CloseOutlined, MenuOutlined } from '@ant-design/icons'
import { Menu, type MenuProps } from './Menu'

/** How many entries stand in the bar itself; the drawer has them all. */
const IN_BAR = 4

/** On a phone: the first entries at the bottom, and the drawer of the whole menu. */
export function BottomBar(menu: MenuProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  const { entries, current, link: Link } = menu
  const close = () => { drawer.current?.close() }
  return (
    <>
      <nav className="bottom-bar" aria-label="Menu rapide">
        {entries.slice(0, IN_BAR).map(({ address, label, icon }) => (
          <Link key={address} to={address} className="bottom-item" aria-current={address === current ? 'page' : undefined}>{icon}<span>{label}</span></Link>
        ))}
        <button type="button" className="bottom-item" aria-haspopup="dialog" onClick={() => drawer.current?.showModal()}><MenuOutlined aria-hidden /><span>Plus</span></button>
      </nav>
      <dialog ref={drawer} className="drawer" aria-label="Menu">
        <Menu {...menu} onSelect={close} />
        <button type="button" className="menu-item drawer-close" onClick={close}><CloseOutlined aria-hidden /><span className="menu-label">Fermer le menu</span></button>
      </dialog>
    </>
  )
}
