import type { MouseEvent } from 'react'

/** What acts by itself, and the cells of boxes and of actions, where a click that misses opens nothing. */
const ACTS =
  'a, button, input, select, textarea, label, summary, [role=menu], [role=dialog], td:has(> label), td.pinned'
const MIDDLE = 1

/** The link of the name of a row, when the row is where it was clicked; undefined where something else acts. */
function linkOf({ target, currentTarget: row }: MouseEvent<HTMLElement>): HTMLAnchorElement | undefined {
  // What a row opens over the page tells the row of its clicks too.
  if (!(target instanceof Element) || !row.contains(target) || target.closest(ACTS)) return undefined
  return row.querySelector<HTMLAnchorElement>('th a[href], .row-card-title a[href]') ?? undefined
}

function open(event: MouseEvent<HTMLElement>): void {
  const { button, ctrlKey, metaKey } = event
  const link = button <= MIDDLE ? linkOf(event) : undefined
  if (!link || getSelection()?.isCollapsed === false) return
  if (button === MIDDLE || ctrlKey || metaKey) window.open(link.href, '_blank', 'noopener')
  else link.click()
}

/**
 * The whole row follows the link of its name: at a click, in place; with the middle button, Ctrl or ⌘, in a tab of its
 * own. The keyboard and screen readers have the link itself.
 */
export const rowOpening = {
  onClick: open,
  onAuxClick: open,
  onMouseDown: (event: MouseEvent<HTMLElement>): void => {
    // The middle button would begin to scroll the page.
    if (event.button === MIDDLE && linkOf(event)) event.preventDefault()
  },
} as const
