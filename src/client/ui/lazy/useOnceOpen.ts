import { useState } from 'react'

/** True from the first time that something is open: what is loaded for it then stays, to close as it should. */
export function useOnceOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen
}
