import type { Shortcut } from '#client/screens/keyboard'
import type { Place } from '#client/screens'

/** Something that the palette leads to or does. */
export interface Found {
  readonly id: string
  readonly group: 'Écrans' | 'Actions' | 'Dossiers' | 'Communes'
  readonly label: string
  /** The keys that do the same without the palette. */
  readonly keys?: string
  readonly act: () => void
}

/** The places of the menu, a group by those that it holds. */
export function placesFound(places: readonly Place[], go: (address: string) => void): readonly Found[] {
  const found = (label: string, address: string): Found => ({
    id: `${label} ${address}`,
    group: 'Écrans',
    label,
    act: () => {
      go(address)
    },
  })
  return places.flatMap(({ address, label, keys, children }) =>
    children
      ? children.map((child) => found(`${label} › ${child.label}`, child.address))
      : [{ ...found(label, address), keys }],
  )
}

/** What the shortcuts do, but for those that act on what holds the focus: the palette holds it. */
export const actionsFound = (shortcuts: readonly Shortcut[]): readonly Found[] =>
  shortcuts
    .filter(({ needsFocus }) => needsFocus !== true)
    .map(({ keys, label, act }) => ({ id: `action ${keys}`, group: 'Actions', label, keys, act }))

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Those whose label has every word that was typed, whatever the accents and the order. */
export function matching(found: readonly Found[], typed: string): readonly Found[] {
  const words = bare(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  return found.filter(({ label }) => words.every((word) => bare(label).includes(word)))
}
