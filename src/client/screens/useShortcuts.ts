import { useEffect, useEffectEvent } from 'react'

/** What is typed there is text, or belongs to an open list or window. */
const TYPING = 'input, textarea, select, [contenteditable], [role=listbox], [role=dialog], dialog'

/** One key each, small letters; nothing acts while something is being typed, nor with a modifier. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
    if (isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const shortcut = shortcuts[event.key.toLowerCase()]
    if (!shortcut) return
    event.preventDefault()
    shortcut()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => { act(event) }
    document.addEventListener('keydown', listen)
    return () => { document.removeEventListener('keydown', listen) }
  }, [])
}
