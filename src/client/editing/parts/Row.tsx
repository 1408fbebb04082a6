import { useEffect, useRef, useState, type ReactNode } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import type { Item } from '#client/autosave'
import { Button } from '#client/ui/controls'
import type { QuestionContent } from '#client/feedback'
import { useOpenAggregate } from '../OpenAggregateContext'
import { useEdited } from '../useSection'
import { isFilled, useRemove } from '../useSectionRows'
import './parts.css'

interface RowProps {
  readonly item: Item
  readonly title: string
  /** Beside the title: a status. */
  readonly extra?: ReactNode
  /** Asked before it is removed, when something was typed in it. */
  readonly question: QuestionContent
  readonly children: ReactNode
}

/** One resource of a list, with its name and the button that removes it. */
export function Row({ item, title, extra, question, children }: RowProps) {
  const { readOnly } = useOpenAggregate()
  const resource = useEdited(item.ref.type, item.ref.id)
  const remove = useRemove()
  const row = useRef<HTMLLIElement>(null)
  const filled = isFilled(item.ref.type, resource?.attributes)
  // One that comes filled in was not added here, to be typed: the focus stays where it is.
  const [isToType] = useState(resource?.version === undefined && !filled)
  useEffect(() => {
    if (isToType) row.current?.querySelector('input')?.focus()
  }, [isToType])
  return (
    <li ref={row} className="row">
      <div className="row-header">
        <h3>{title}</h3>
        {extra}
        {!readOnly && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Supprimer\u00a0: ${title}`}
            onClick={() => {
              void remove([item], filled ? question : undefined)
            }}
          />
        )}
      </div>
      {children}
    </li>
  )
}
