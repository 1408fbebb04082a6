import type { ReactNode } from 'react'
import './layout.css'

/** What stands under the header of a page: centred, at most 1 360 px wide. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="page-body">{children}</div>
}
