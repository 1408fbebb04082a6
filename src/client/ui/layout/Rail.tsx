import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Layout } from 'antd'
import { Logo } from './Logo'
import { MenuList } from './MenuList'
import type { MenuProps } from './MenuEntry'
import { useRail } from './useRail'

export interface RailProps extends MenuProps {
  /** The menu stands beside the page, open. */
  readonly isPinned: boolean
  readonly onPin: (isPinned: boolean) => void
}

/** How wide the rail is, closed and open, in pixels. */
const WIDTHS = { collapsedWidth: 56, width: 256 } as const

/** antd's Sider: a rail of ink that opens over the page; or stays open beside it. Without entries, only the logo. */
export function Rail({ isPinned, onPin, ...menu }: RailProps) {
  const { isOpen, handlers } = useRail()
  const shown = isPinned || isOpen
  const hasEntries = menu.entries.length > 0
  return (
    <Layout.Sider {...WIDTHS} role="none" className="rail" collapsed={!shown} data-open={shown}>
      {hasEntries ? (
        <nav id="menu" tabIndex={-1} className="rail-menu" data-open={shown} aria-label="Menu principal" {...handlers}>
          <MenuList {...menu} />
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
      ) : (
        <header>
          <Logo {...menu.logo} />
        </header>
      )}
    </Layout.Sider>
  )
}
