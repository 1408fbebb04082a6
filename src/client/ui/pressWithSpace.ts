import type { KeyboardEvent } from 'react'

/** What antd 6.6.8 calls a button without it being one is pressed by Enter alone (its collapse, its upload): here Space presses it too. */
export function pressWithSpace(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== ' ' || !(target instanceof HTMLElement) || target.role !== 'button') return
  event.preventDefault()
  target.click()
}
