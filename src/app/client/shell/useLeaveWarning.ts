import { useEffect } from 'react'
import { selectHasUnsaved } from '#client/autosave'
import { useAppSelector } from '#client/store'

/** Closing or reloading the page while something typed is not saved makes the browser ask first. */
export function useLeaveWarning(): void {
  const hasUnsaved = useAppSelector(selectHasUnsaved)
  useEffect(() => {
    if (!hasUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
    }
  }, [hasUnsaved])
}
