import { useRef } from 'react'
import { CloseOutlined, MenuOutlined } from '@ant-design/icons'
import { Menu } from './Menu'
import { isCurrent, type MenuProps } from './MenuEntry'

/** On a phone: the entries that have a short name at the bottom, and the drawer of the whole menu. */
export function BottomBar({ logo, entries, actions, current, link: Link }: MenuProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  const close = () => {
    drawer.current?.close()
  }
  if (entries.length === 0) return null
  return (
    <>
      <nav className="bottom-bar" aria-label="Menu rapide">
        {entries.map(
          (entry) =>
            entry.barLabel !== undefined && (
              <Link
                key={entry.address}
                to={entry.address}
                className="bottom-item"
                aria-current={isCurrent(entry, current) ? 'page' : undefined}
              >
                {entry.icon}
                <span>{entry.barLabel}</span>
              </Link>
            ),
        )}
        <button
          type="button"
          className="bottom-item"
          aria-haspopup="dialog"
          onClick={() => drawer.current?.showModal()}
        >
          <MenuOutlined aria-hidden />
          <span>Plus</span>
        </button>
      </nav>
      <dialog ref={drawer} className="drawer" aria-label="Menu" closedby="any">
        <Menu logo={logo} entries={entries} actions={actions} current={current} link={Link} onSelect={close} />
        <button type="button" className="menu-item drawer-close" onClick={close}>
          <CloseOutlined aria-hidden />
          <span className="menu-label">Fermer le menu</span>
        </button>
      </dialog>
    </>
  )
}
