import type { ResourceOf } from '#contract/jsonapi'
import { clientFileAddress } from '#features/clientFile/contract'
import type { Shortcut } from '#client/screens/keyboard'
import { searchAddress, type Place } from '#client/screens'
import { placeName } from '#client/screens/places'

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

export const filesFound = (
  files: readonly ResourceOf<'client_file'>[],
  go: (address: string) => void,
): readonly Found[] =>
  files.map(({ id, attributes }) => ({
    id,
    group: 'Dossiers',
    label: attributes.title ?? 'Dossier sans nom',
    act: () => {
      go(clientFileAddress(id))
    },
  }))

export const municipalitiesFound = (
  municipalities: readonly ResourceOf<'location'>[],
  go: (address: string) => void,
): readonly Found[] =>
  municipalities.map((place) => ({
    id: place.id,
    group: 'Communes',
    label: placeName(place),
    act: () => {
      go(`${searchAddress}/${place.id}`)
    },
  }))

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
