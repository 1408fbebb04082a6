import { useId, type ReactNode } from 'react'
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

/** A region of a page: a titled panel. Not antd's Card, which brings its tabs along. */
export function Card({ title, level = 2, state, actions, sentence, children }: CardProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className="card" aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className="card-header">
          <Heading id={id}>{title}</Heading>
          {state}
          {actions !== undefined && <div className="card-actions">{actions}</div>}
          {sentence !== undefined && <p className="card-sentence">{sentence}</p>}
        </header>
      )}
      {children}
    </section>
  )
}
