import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { Skeleton } from '#client/ui'
import { ArrivalContext } from './ArrivalContext'

/** The longest that the parts that are there wait for the others, in milliseconds. */
const PATIENCE = 5_000

/** Shows its parts together, once each of them knows how much room it takes: nothing moves under the hand. */
export function Arrival({ children }: { children: ReactNode }) {
  const [awaited, setAwaited] = useState<ReadonlySet<string> | null>(null)
  const [hasWaited, setHasWaited] = useState(false)
  const report = useMemo(
    () => (part: string, isThere: boolean) => {
      setAwaited((before) => {
        const after = new Set(before)
        if (isThere) after.delete(part)
        else after.add(part)
        return after
      })
    },
    [],
  )
  const isThere = hasWaited || awaited?.size === 0
  useEffect(() => {
    // Once they are shown they stay: what loads again later has its room.
    const timer = setTimeout(
      () => {
        setHasWaited(true)
      },
      isThere ? 0 : PATIENCE,
    )
    return () => {
      clearTimeout(timer)
    }
  }, [isThere])
  return (
    <ArrivalContext value={report}>
      <div className={isThere ? 'arrival' : 'arrival arrival-awaited'} aria-busy={!isThere}>
        {!isThere && (
          <div className="arrival-skeleton">
            <Skeleton lines={8} />
          </div>
        )}
        {children}
      </div>
    </ArrivalContext>
  )
}
