import type { ReactNode } from 'react'
import { Empty as AntdEmpty } from 'antd'
import './parts.css'

interface EmptyProps {
  readonly title: string
  readonly sentence?: string
  /** The one thing to do about it. */
  readonly action?: ReactNode
  /** It is all that the page shows: its title is that of the page. */
  readonly isPage?: boolean
}

/** Nothing to show yet: a drawing, a sentence, one action. */
export function Empty({ title, sentence, action, isPage = false }: EmptyProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <AntdEmpty
      className="empty"
      image={drawing}
      description={
        <>
          <Title className="empty-title">{title}</Title>
          {sentence !== undefined && <p className="empty-sentence">{sentence}</p>}
        </>
      }
    >
      {action}
    </AntdEmpty>
  )
}

/** A house. antd's own has a text of its own. */
const drawing = (
  <svg viewBox="0 0 120 80" width="120" height="80" fill="none" strokeWidth="2" aria-hidden>
    <path
      className="empty-line"
      d="M8 72h104M22 72V34l26-18 26 18v38M74 44h26v28M34 72V54h14v18M58 46h8v8h-8zM84 54h8v6h-8z"
    />
    <path className="empty-accent" d="M14 38 48 14l34 24" />
  </svg>
)
