import { Suspense, useState } from 'react'
import { MenuOutlined } from '@ant-design/icons'
import { lazyPart } from '../lazy'
import { isCurrent, type MenuAction, type MenuProps } from './MenuEntry'

const MenuDrawer = lazyPart(async () => (await import(/* webpackChunkName: "menu-drawer" */ './MenuDrawer')).MenuDrawer)

interface BottomBarProps extends MenuProps {
  /** What the drawer does besides the menu: what the headers of pages have no room for. */
  readonly phoneActions: readonly MenuAction[]
  /** Is given the element that `PageBar` fills. */
  readonly onPlace: (place: HTMLElement | null) => void
}

/**
 * On a phone, at the bottom: what the page has to say, else the entries that have a short name; and the drawer of the whole menu.
 * In a meeting, which has no menu, what the page has to say alone.
 */
export function BottomBar({ phoneActions, onPlace, ...menu }: BottomBarProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="bottom-bar">
      <div ref={onPlace} className="page-bar-place" />
      {menu.entries.length > 0 && (
        <nav className="bottom-menu" aria-label="Menu rapide">
          <ShortEntries {...menu} />
          <button
            type="button"
            className="bottom-item bottom-more"
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true)
            }}
          >
            <MenuOutlined aria-hidden />
            <span>Plus</span>
          </button>
        </nav>
      )}
      {isOpen && (
        <Suspense>
          <MenuDrawer
            {...menu}
            actions={[...phoneActions, ...menu.actions]}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function ShortEntries({ entries, current, link: Link }: Pick<MenuProps, 'entries' | 'current' | 'link'>) {
  return entries.map(
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
  )
}
