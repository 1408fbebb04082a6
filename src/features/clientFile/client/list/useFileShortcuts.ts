import type { RefObject } from 'react'
import { useLinkShortcuts, useShortcuts } from '#client/screens/keyboard'
import type { FileRow } from './fileRow'

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
  const links = useLinkShortcuts(list, { selector: '.file-link', labels: ['Dossier suivant', 'Dossier précédent'] })
  const duplicate =
    onDuplicate &&
    (() => {
      withFocused(rows, onDuplicate)
    })
  useShortcuts([
    ...(onBegin ? [{ keys: 'n', label: 'Nouveau dossier', act: onBegin }] : []),
    { keys: '/', label: 'Rechercher un dossier', act: search },
    ...links,
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
