import { useState, type ReactNode } from 'react'
import { PageBody } from '#client/ui/layout'
import type { ClientFileTab } from '#features/clientFile/contract'
import { positionOf } from './tabs'

/** Shows a tab; a new one comes from the side where its name stands. */
export function Slide({ tab, children }: { tab: ClientFileTab; children: ReactNode }) {
  const [shown, setShown] = useState<{ tab: ClientFileTab; from?: 'left' | 'right' }>({ tab })
  if (shown.tab !== tab) setShown({ tab, from: positionOf(tab) > positionOf(shown.tab) ? 'right' : 'left' })
  return (
    <div className="slide-frame">
      <div key={tab} className={shown.from && `slide-from-${shown.from}`}>
        <PageBody>{children}</PageBody>
      </div>
    </div>
  )
}
