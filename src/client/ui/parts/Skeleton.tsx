import { useEffect, useState } from 'react'
import { Skeleton as AntdSkeleton } from 'antd'
import { Button } from '../controls'
import './parts.css'

/** How long a wait stays blank, in milliseconds: a skeleton that flashes is worse than none. */
const PATIENCE = 200
/** After this wait the skeleton says that loading takes long, in milliseconds. */
const LONG = 8000

interface SkeletonProps {
  readonly lines?: number
  /** Asks again, when the wait is long. */
  readonly onRetry?: () => void
}

/** True once so many milliseconds have passed. */
function useElapsed(milliseconds: number): boolean {
  const [isElapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setElapsed(true)
    }, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  }, [milliseconds])
  return isElapsed
}

/** Holds the place of what is being loaded. */
export function Skeleton({ lines = 3, onRetry }: SkeletonProps) {
  const isShown = useElapsed(PATIENCE)
  const isLong = useElapsed(LONG)
  return (
    <div className="skeleton" role="status" aria-label={isShown ? 'Chargement en cours' : undefined}>
      {isLong && (
        <p>
          C’est plus long que d’habitude.{' '}
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              Réessayer
            </Button>
          )}
        </p>
      )}
      {/* antd 6.6.8 makes of its lines a heading and a list, that would be read out. */}
      {isShown && (
        <div aria-hidden>
          <AntdSkeleton active title={false} paragraph={{ rows: lines }} />
        </div>
      )}
    </div>
  )
}
