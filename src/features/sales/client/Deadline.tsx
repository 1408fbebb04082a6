import { deadlineText } from './deadlineText'
import { useNow } from './now'

/** A deadline, relative and absolute; bold once less than a day is left. */
export function Deadline({ at }: { readonly at: string | null }) {
  const now = useNow()
  if (at === null) return <>—</>
  const { relative, absolute, isShort, isPast } = deadlineText(at, now)
  return (
    <span className={`sale-deadline${isShort || isPast ? ' sale-deadline-short' : ''}`}>
      <span>{relative}</span>
      <time dateTime={at}>{absolute}</time>
    </span>
  )
}
