import type { RefObject } from 'react'
import { useShortcuts } from '#client/screens/keyboard'
import type { FileRow } from './rows'

interface FileShortcuts {
  readonly list: RefObject<HTMLElement | null>
  readonly rows: readonly FileRow[]
  /** Opens a new file; absent without the right to. */
  readonly onBegin: (() => void) | undefined
  /** Absent without the right to. */
  readonly onDuplicate: ((file: FileRow) => Promise<void>) | undefined
}

/** The keys of the list of client files. */
export function useFileShortcuts({ list, rows, onBegin, onDuplicate }: FileShortcuts): void {
  const search = () => {
    list.current?.querySelector<HTMLElement>('.file-search input')?.focus()
  }
  const focus = (step: 1 | -1) => () => {
    focusLink(list.current, step)
  }
  const duplicate =
    onDuplicate &&
    (() => {
      withFocused(rows, onDuplicate)
    })
  useShortcuts([
    ...(onBegin ? [{ keys: 'n', label: 'Nouveau dossier', act: onBegin }] : []),
    { keys: '/', label: 'Rechercher un dossier', act: search },
    { keys: 'j', label: 'Dossier suivant', needsFocus: true, act: focus(1) },
    { keys: 'k', label: 'Dossier précédent', needsFocus: true, act: focus(-1) },
    ...(duplicate ? [{ keys: 'y', label: 'Dupliquer le dossier', needsFocus: true, act: duplicate }] : []),
  ])
}

/** Acts on the file whose line holds the focus. */
function withFocused(rows: readonly FileRow[], act: (file: FileRow) => Promise<void>): void {
  const address =
    document.activeElement?.closest('tr, li')?.querySelector<HTMLAnchorElement>('.file-link')?.pathname ?? ''
  const file = rows.find(({ id }) => address.split('/').includes(id))
  if (file) void act(file)
}

/** Moves the focus among the links of the files. */
function focusLink(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('.file-link') ?? [])]
  const current = links.findIndex((link) => link === document.activeElement)
  const next = current === -1 ? links[0] : links[current + step]
  next?.focus()
}
