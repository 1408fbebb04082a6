import { useEffect, useRef } from 'react'
import { entriesOf, isText } from '#contract/json'
import type { Replay } from '#client/store'
import { formatTime } from '#client/ui'

type Actions = Replay['snapshot']['actions']

interface ActionListProps {
  readonly actions: Actions
  /** How many of them have happened. */
  readonly step: number
  readonly onStep: (step: number) => void
}

/** What the person and the application did, the oldest first; each leads to what followed it. */
export function ActionList({ actions, step, onStep }: ActionListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return (
    <ol ref={list} className="replay-actions" aria-label="Actions">
      {actions.map(({ at, action }, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index + 1 === step ? 'step' : undefined}
            onClick={() => {
              onStep(index + 1)
            }}
          >
            <time dateTime={at}>{formatTime(at)}</time> {titleOf(action)}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The type of an action, the call that it belongs to, the resource and the attributes that it changes. */
function titleOf(action: unknown): string {
  const { type, payload, meta } = entriesOf(action)
  const { ref, attributes } = entriesOf(payload)
  const call = entriesOf(entriesOf(meta)['arg'])['endpointName']
  const words = [type, call, entriesOf(ref)['type'], ...Object.keys(entriesOf(attributes))]
  return words.filter((word) => isText(word)).join(' ')
}
