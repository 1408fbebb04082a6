import type { ReactNode } from 'react'
import { Collapse as AntdCollapse } from 'antd'
import { pressWithSpace } from '../pressWithSpace'
import './collapse.css'

interface CollapseProps {
  /** The line that says what is told under it. */
  readonly label: ReactNode
  readonly isOpenAtFirst?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** What is told on demand: antd's collapse, with one panel. */
export const Collapse = ({ label, isOpenAtFirst = false, className = '', children }: CollapseProps) => (
  <AntdCollapse
    ghost
    size="small"
    className={`collapse ${className}`}
    defaultActiveKey={isOpenAtFirst ? ['panel'] : []}
    items={[{ key: 'panel', label, children, onKeyDown: pressWithSpace }]}
  />
)
