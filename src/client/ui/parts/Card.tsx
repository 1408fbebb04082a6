import { useId, type ReactNode } from 'react'
import { Card as AntdCard } from 'antd'
import './parts.css'

interface CardProps {
  readonly title?: string
  readonly level?: 2 | 3
  /** Stands beside the title: what is saved, a status. */
  readonly state?: ReactNode
  /** Stands at the end of the header. */
  readonly actions?: ReactNode
  /** A sentence under the title. */
  readonly sentence?: string
  readonly children: ReactNode
}

/** A region of a page: antd's card, named by its title. */
export function Card({ title, level = 2, state, actions, sentence, children }: CardProps) {
  const id = useId()
  const Heading = `h${level}` as const
  const isTitled = title !== undefined
  return (
    <AntdCard
      className="card"
      {...(isTitled ? { role: 'region', 'aria-labelledby': id } : {})}
      title={
        isTitled && (
          <>
            <Heading id={id}>{title}</Heading>
            {state}
          </>
        )
      }
      extra={actions}
    >
      {sentence !== undefined && <p className="card-sentence">{sentence}</p>}
      {children}
    </AntdCard>
  )
}
