import type { ReactNode } from 'react'
import { Logo } from '#client/ui/layout'
import '../portal.css'

/** What the pages of a client who is not in yet share: one column, its title, a form. */
export function PortalFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="portal">
      <title>{`${title} · Espace client`}</title>
      <header className="portal-header">
        <Logo />
      </header>
      <main id="content" className="portal-entry">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}
