import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS / 4)
  return () => {
    clearInterval(timer)
  }
}

/** The minute that has begun, milliseconds since 1970: what counts down is drawn again once a minute. */
export const useNow = (): number => useSyncExternalStore(everyMinute, currentMinute)

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
