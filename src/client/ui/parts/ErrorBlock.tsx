import type { ReactNode } from 'react'
import { CloseCircleFilled } from '@ant-design/icons'
import { Alert } from 'antd'
import { Button } from '../controls'
import './parts.css'

interface ErrorBlockProps {
  /** What happened, what is kept, what to do. */
  readonly message: string
  readonly onRetry?: () => void
  /** What else can be done about it. */
  readonly children?: ReactNode
}

/** Something could not be shown; it can be asked for again. */
export function ErrorBlock({ message, onRetry, children }: ErrorBlockProps) {
  return (
    <Alert
      className="error-block"
      type="error"
      showIcon
      icon={<CloseCircleFilled aria-hidden />}
      title={message}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>Réessayer</Button>}
          {children}
        </>
      }
    />
  )
}
