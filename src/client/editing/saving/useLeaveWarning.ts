import { useEffect } from 'react'

/** As long as something would be lost, closing or reloading the page makes the browser ask first. */
export function useLeaveWarning(isLosing: boolean): void {
  useEffect(() => {
    if (!isLosing) return undefined
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
    }
  }, [isLosing])
}
