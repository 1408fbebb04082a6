import type { ReactNode } from 'react'
import { Layout } from 'antd'
import { BottomBar } from './BottomBar'
import { HeaderTools } from './HeaderTools'
import { Rail, type RailProps } from './Rail'
import './layout.css'

interface AppLayoutProps extends RailProps {
  /** Stands above everything: no connection, a new version. */
  readonly banner?: ReactNode
  /** Stand at the end of the header of each page. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of the application, antd's Layout: the menu, the page, and on a phone a bar at the bottom. The first links lead past the menu.
 */
export function AppLayout({ banner, tools, children, ...rail }: AppLayoutProps) {
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
            {children}
          </Layout.Content>
        </HeaderTools>
      </Layout>
      <BottomBar {...rail} />
    </Layout>
  )
}
