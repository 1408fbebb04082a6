import type { ReactNode } from 'react'
import { BottomBar } from './BottomBar'
import { Menu, type MenuProps } from './Menu'
import './layout.css'

interface AppLayoutProps extends MenuProps {
  /** Stands above everything: no connection, a new version. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of the application: a rail of ink, 56 px wide, that opens over the page to 256 px when it is pointed at or
 * holds the focus; on a phone, a bar at the bottom and a drawer. The first links lead past it.
 */
export function AppLayout({ banner, children, ...menu }: AppLayoutProps) {
  return (
    <div className="app">
      <div className="skip-links">
        <a href="#content">Aller au contenu</a>
        <a href="#menu">Aller au menu</a>
      </div>
      <nav id="menu" className="rail" aria-label="Menu principal"><Menu {...menu} /></nav>
      <div className="app-page">
        {banner}
        <main id="content" tabIndex={-1}>{children}</main>
      </div>
      <BottomBar {...menu} />
    </div>
  )
}

/** What stands under the header of a page: centred, at most 1 360 px wide. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="page-body">{children}</div>
}
