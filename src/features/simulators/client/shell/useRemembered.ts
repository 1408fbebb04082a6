import { useEffect, useState } from 'react'
import { useAppDispatch } from '#client/store'
import { simulationMade } from '../recent'

/** How long an answer rests before it is one of the last calculations. */
const REST_MS = 2_000

/** Keeps what came of the answers among the last calculations of this device, one a visit. @param headline undefined before an answer, or while it is another’s */
export function useRemembered(address: string, search: string, headline: string | undefined): void {
  const dispatch = useAppDispatch()
  const [since] = useState(() => Date.now())
  useEffect(() => {
    if (headline === undefined) return undefined
    const timer = setTimeout(() => {
      dispatch(simulationMade({ address, search, headline, at: Date.now(), since }))
    }, REST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [dispatch, address, search, headline, since])
}
