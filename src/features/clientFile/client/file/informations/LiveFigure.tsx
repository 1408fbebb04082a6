import { useEffect, useState } from 'react'

interface LiveFigureProps {
  readonly label: string
  /** Null when it is not known yet. */
  readonly value: number | null
  readonly write: (value: number | null, sign: boolean) => string
  readonly note?: string | undefined
}

/** How long a change is shown beside the figure, in milliseconds. */
const SHOWN = 3_000

/** A figure that follows what is typed, and says for a moment by how much it has just changed. */
export function LiveFigure({ label, value, write, note }: LiveFigureProps) {
  const [last, setLast] = useState<{ value: number | null; change: number | null }>({ value, change: null })
  if (last.value !== value)
    setLast({ value, change: last.value === null || value === null ? null : value - last.value })
  useEffect(() => {
    if (last.change === null) return undefined
    const timer = setTimeout(() => {
      setLast({ ...last, change: null })
    }, SHOWN)
    return () => {
      clearTimeout(timer)
    }
  }, [last])
  return (
    <div className="live-figure">
      <dt>{label}</dt>
      <dd>
        <strong>{write(value, false)}</strong>
        {last.change !== null && <span className="live-change">{write(last.change, true)}</span>}
      </dd>
      {note !== undefined && <dd className="live-note">{note}</dd>}
    </div>
  )
}
