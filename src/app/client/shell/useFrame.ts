import { useEffect, useRef, useEffectEvent } from 'react'
import { selectSettings } from '#client/session'
import { useAppSelector } from '#client/store'
import { declaredShortcuts, isCharacter, matchKeys, nameOfKey, SEQUENCE } from '#client/screens/keyboard'

/** What a frame does around any page: it hears the shortcuts, and leads the focus to the heading. */
export function useFrame(pathname: string): void {
  const { areShortcutsOn } = useAppSelector(selectSettings)
  useHeadingFocus(pathname)
  useKeyboard(areShortcutsOn)
}

/**
 * After a change of page, a focus that was lost or stayed in a menu goes to the heading of the page, so that screen
 * readers say where one is. One that is at work in the page, on a tab for instance, stays.
 */
function useHeadingFocus(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const page = document.getElementById('content')
    if (
      !page ||
      (document.activeElement !== page && page.contains(document.activeElement)) ||
      document.querySelector('dialog[open]')
    )
      return
    const heading = page.querySelector<HTMLElement>('h1')
    if (!heading) {
      page.focus()
      return
    }
    heading.tabIndex = -1
    heading.focus()
  }, [pathname])
}

/** What is typed there is text, or belongs to an open list or window. */
const TYPING =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable], [role=listbox], [role=menu], [role=dialog], dialog'

/** Listens to the keys of the declared shortcuts; those of a character can be switched off (WCAG 2.1.4). */
function useKeyboard(areCharactersOn: boolean): void {
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
