import { useEffect, useState } from 'react'
import './parts.css'

/** How long an amount stays revealed, in milliseconds. */
const REVEALED = 2_000

/**
 * An amount that is not for the client who looks on: it is not on the page, but for two seconds after Alt is pressed with the
 * pointer or the focus on its place. @param written the amount, as it is read
 */
export function HiddenAmount({ written }: { written: string }) {
  const [isReached, reach] = useState(false)
  const isRevealed = useRevealed(isReached)
  return (
    <button
      type="button"
      className="hidden-amount"
      aria-label={isRevealed ? undefined : 'Montant masqué'}
      aria-keyshortcuts="Alt"
      onPointerEnter={() => {
        reach(true)
      }}
      onPointerLeave={() => {
        reach(false)
      }}
      onFocus={() => {
        reach(true)
      }}
      onBlur={() => {
        reach(false)
      }}
    >
      {isRevealed ? written : '•••'}
    </button>
  )
}

/** For a while after Alt is pressed, while its place is reached. */
function useRevealed(isReached: boolean): boolean {
  const [isRevealed, reveal] = useState(false)
  useEffect(() => {
    if (!isReached) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Alt' || event.repeat) return
      // Elsewhere than on the page, Alt opens the menu of the browser.
      event.preventDefault()
      reveal(true)
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [isReached])
  useEffect(() => {
    if (!isRevealed) return undefined
    const timer = setTimeout(() => {
      reveal(false)
    }, REVEALED)
    return () => {
      clearTimeout(timer)
    }
  }, [isRevealed])
  return isRevealed
}
