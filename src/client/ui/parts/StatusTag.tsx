import type { ReactNode } from 'react'
import { Tag } from 'antd'
import './parts.css'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error' | 'violet'

interface StatusTagProps {
  readonly tone: Tone
  /** A status is never told by colour alone. */
  readonly icon?: ReactNode
  readonly children: ReactNode
}

export function StatusTag({ tone, icon, children }: StatusTagProps) {
  return (
    <Tag className={`status-tag tone-${tone}`} icon={icon} variant="filled">
      {children}
    </Tag>
  )
}
