import { use, type ReactNode } from 'react'
import { Layout } from 'antd'
import { HeaderTools } from '../layout/HeaderTools'
import './parts.css'

interface PageHeaderProps {
  /** The name of the page, or a control that edits it: it stands in the one `h1`. */
  readonly title: ReactNode
  /** Beside the title: a status, what is saved. */
  readonly extra?: ReactNode
  readonly actions?: ReactNode
  /** Under the title, on the lower edge. */
  readonly tabs?: ReactNode
}

/** antd's Header, at the top of a page: its name, its actions, what the application keeps at hand, its tabs. */
export function PageHeader({ title, extra, actions, tabs }: PageHeaderProps) {
  const tools = use(HeaderTools)
  return (
    <Layout.Header className="page-header">
      <div className="page-header-line">
        <h1>{title}</h1>
        {extra}
        {actions !== undefined && <div className="page-header-actions">{actions}</div>}
        {tools !== null && <div className="page-header-tools">{tools}</div>}
      </div>
      {tabs}
    </Layout.Header>
  )
}
