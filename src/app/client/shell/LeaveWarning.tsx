import { selectHasUnsaved } from '#client/autosave'
import { useLeaveWarning } from '#client/editing/saving'
import { useAppSelector } from '#client/store'

/** Closing or reloading the page while something typed is not saved makes the browser ask first. */
export function LeaveWarning() {
  useLeaveWarning(useAppSelector(selectHasUnsaved))
  return null
}
