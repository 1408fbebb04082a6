import { createContext, use, useEffect, useId } from 'react'

/** Tells the page whether a part of it knows how much room it takes. */
export const ArrivalContext = createContext<((part: string, isThere: boolean) => void) | null>(null)

/** Says whether this part is there; with the others, it is shown once all are. */
export function useArrival(isThere: boolean): void {
  const part = useId()
  const report = use(ArrivalContext)
  useEffect(() => {
    report?.(part, isThere)
    // One that is gone is not waited for.
    return () => report?.(part, true)
  }, [report, part, isThere])
}
