import { useState } from 'react'

/** True from the first time that something is open: a part loaded on demand stays mounted, so that its closing can be animated. */
export function useOnceOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen
}
