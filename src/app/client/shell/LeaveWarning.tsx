import { useEffect } from 'react'
import { selectHasUnsaved } from '#client/autosave'
import { useAppSelector } from '#client/store'

/** Closing or reloading the page while something typed is not saved makes the browser ask first. */
export function LeaveWarning() {
  useWarning(useAppSelector(selectHasUnsaved))
  return null
}

/** As long as something would be lost, closing or reloading the page makes the browser ask first. */
export function useWarning(isLosing: boolean): void {
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
