import { useState, type ReactNode } from 'react'
import { Layout } from 'antd'
import { BottomBar } from './BottomBar'
import { HeaderTools } from './HeaderTools'
import type { MenuAction } from './MenuEntry'
import { PageBarPlace } from './PageBar'
import { Rail, type RailProps } from './Rail'
import './layout.css'

interface AppLayoutProps extends RailProps {
  /** Stands above everything: no connection, a new version. */
  readonly banner?: ReactNode
  /** Stand at the end of the header of each page. */
  readonly tools?: ReactNode
  /** The same on a phone, whose headers have no room for tools: in the drawer of its menu. */
  readonly phoneActions?: readonly MenuAction[]
  readonly children: ReactNode
}

const none: readonly never[] = []

/**
 * The frame of the application, antd's Layout: the menu, the page, and on a phone a bar at the bottom. The first links lead past the menu.
 */
export function AppLayout({ banner, tools, phoneActions = none, children, ...rail }: AppLayoutProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Layout hasSider className="app" data-pinned={rail.isPinned}>
      <div className="skip-links">
        <a href="#content">Aller au contenu</a>
        {rail.entries.length > 0 && <a href="#menu">Aller au menu</a>}
      </div>
      <Rail {...rail} />
      <Layout className="app-page">
        {banner}
        <HeaderTools value={tools}>
          <Layout.Content id="content" tabIndex={-1}>
            <PageBarPlace value={place}>{children}</PageBarPlace>
          </Layout.Content>
        </HeaderTools>
      </Layout>
      <BottomBar {...rail} phoneActions={phoneActions} onPlace={setPlace} />
    </Layout>
  )
}
