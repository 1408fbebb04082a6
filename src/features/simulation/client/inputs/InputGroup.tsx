import { useId, useState, type ReactNode } from 'react'
import { RightOutlined } from '@ant-design/icons'
import './inputs.css'

interface InputGroupProps {
  readonly label: string
  readonly isOpenAtFirst?: boolean
  /** What it holds, in a word: read while it is folded. */
  readonly summary?: ReactNode
  /** What is saved of it, where it is saved apart. */
  readonly state?: ReactNode
  readonly children: ReactNode
}

/**
 * Fields under a heading that folds them away; what is folded is not drawn. antd's Collapse (6.6.8) hides the heading
 * inside its button.
 */
export function InputGroup({ label, isOpenAtFirst = false, summary, state, children }: InputGroupProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const isSummed = !isOpen && summary !== undefined
  return (
    <section className="input-group" aria-label={label}>
      <div className="input-group-head">
        <h4>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-describedby={isSummed ? `${id}-summary` : undefined}
            onClick={() => {
              setOpen(!isOpen)
            }}
          >
            <RightOutlined aria-hidden rotate={isOpen ? 90 : 0} /> {label}
          </button>
        </h4>
        {isSummed && (
          <div id={`${id}-summary`} className="input-group-summary">
            {summary}
          </div>
        )}
      </div>
      {isOpen && (
        <div className="input-group-fields">
          {state}
          {children}
        </div>
      )}
    </section>
  )
}
