import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Logo } from './Logo'
import { Menu } from './Menu'
import type { MenuProps } from './MenuEntry'
import { useRail } from './useRail'

export interface RailProps extends MenuProps {
  /** The menu stands beside the page, open. */
  readonly isPinned: boolean
  readonly onPin: (isPinned: boolean) => void
}

/** A rail of ink, 56 px wide, that opens over the page to 256 px; or stays open beside it. Without entries, only the logo. */
export function Rail({ isPinned, onPin, ...menu }: RailProps) {
  const { isOpen, handlers } = useRail()
  if (menu.entries.length === 0)
    return (
      <header className="rail">
        <Logo {...menu.logo} />
      </header>
    )
  const shown = isPinned || isOpen
  return (
    <nav id="menu" tabIndex={-1} className="rail" data-open={shown} aria-label="Menu principal" {...handlers}>
      <Menu {...menu} />
      <button
        type="button"
        className="menu-item rail-pin"
        aria-pressed={isPinned}
        aria-expanded={shown}
        onClick={() => {
          onPin(!isPinned)
        }}
      >
        {isPinned ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
        <span className="menu-label">Garder le menu ouvert</span>
      </button>
    </nav>
  )
}
