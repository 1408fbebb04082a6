import { useEffect, useEffectEvent, useRef } from 'react'
import { declaredShortcuts, isCharacter, matchKeys, nameOfKey, SEQUENCE } from '#client/screens/keyboard'

/** What is typed there is text, or belongs to an open list or window. */
const TYPING =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable], [role=listbox], [role=menu], [role=dialog], dialog'

/** Listens to the keys of the declared shortcuts; those of a character can be switched off (WCAG 2.1.4). */
export function useKeyboard(areCharactersOn: boolean): void {
  const begun = useRef({ pending: '', at: 0 })
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
    if (isTyping || event.defaultPrevented || event.altKey) return
    const shortcuts = [...declaredShortcuts('screen'), ...declaredShortcuts('everywhere')].filter(
      (shortcut) => areCharactersOn || !isCharacter(shortcut),
    )
    const pending = event.timeStamp - begun.current.at <= SEQUENCE ? begun.current.pending : ''
    const match = matchKeys(pending, nameOfKey(event), shortcuts)
    begun.current = { pending: match && 'pending' in match ? match.pending : '', at: event.timeStamp }
    if (!match || !('shortcut' in match)) return
    event.preventDefault()
    match.shortcut.act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      act(event)
    }
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
    }
  }, [])
}
