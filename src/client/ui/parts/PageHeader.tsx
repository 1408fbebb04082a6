import { use, type ReactNode } from 'react'
import { Layout } from 'antd'
import { HeaderTools } from '../layout/HeaderTools'
import './parts.css'
import './pageHeader.css'

interface PageHeaderProps {
  /** The name of the page, or a control that edits it: it stands in the one `h1`. */
  readonly title: ReactNode
  /** Beside the title: a status, what is saved. */
  readonly extra?: ReactNode
  readonly actions?: ReactNode
  /** One line that stays in sight: nothing in it wraps, and a long title is cut. On a phone, it does without the tools. */
  readonly isPinned?: boolean
}

/** antd's Header, at the top of a page: its name, its actions, what the application keeps at hand. */
export function PageHeader({ title, extra, actions, isPinned = false }: PageHeaderProps) {
  const tools = use(HeaderTools)
  return (
    <Layout.Header className={isPinned ? 'page-header page-header-pinned' : 'page-header'}>
      <div className="page-header-line">
        <h1>{title}</h1>
        {extra}
        {actions !== undefined && <div className="page-header-actions">{actions}</div>}
        {tools !== null && <div className="page-header-tools">{tools}</div>}
      </div>
    </Layout.Header>
  )
}
