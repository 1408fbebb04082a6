import { Suspense, useState } from 'react'
import { MenuOutlined } from '@ant-design/icons'
import { lazyPart } from '../lazy'
import { isCurrent, type MenuProps } from './MenuEntry'

const MenuDrawer = lazyPart(async () => (await import(/* webpackChunkName: "menu-drawer" */ './MenuDrawer')).MenuDrawer)

/** On a phone: the entries that have a short name at the bottom, and the drawer of the whole menu. */
export function BottomBar(menu: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  if (menu.entries.length === 0) return null
  return (
    <>
      <nav className="bottom-bar" aria-label="Menu rapide">
        <ShortEntries {...menu} />
        <button
          type="button"
          className="bottom-item"
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true)
          }}
        >
          <MenuOutlined aria-hidden />
          <span>Plus</span>
        </button>
      </nav>
      {isOpen && (
        <Suspense>
          <MenuDrawer
            {...menu}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
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
