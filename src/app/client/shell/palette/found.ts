/** What is found, in the order of the groups when no name suits better than another. */
export const groups = [
  'Dossiers',
  'Contacts',
  'Clients',
  'Écrans',
  'Actions',
  'Réglages',
  'Programmes',
  'Lots',
  'Communes',
  'Textes de loi',
] as const
export type Group = (typeof groups)[number]

/** What choosing does: leads to an address, shows an article of law, by its name, in the palette, or acts. */
export type Target = { readonly address: string } | { readonly article: string } | { readonly act: () => void }

/** Something that the palette leads to or does. */
export interface Found {
  /** The same for the same thing from one opening to the next. */
  readonly id: string
  readonly group: Group
  readonly label: string
  /** What tells it from others of the same name. */
  readonly detail?: string | undefined
  /** What it is called as well: `Cazenave Thomas`, where it is shown as `Thomas Cazenave`; a town without its postal code. */
  readonly otherName?: string | undefined
  /** Other words that it is found by, not shown. */
  readonly words?: string | undefined
  /** The keys that do the same without the palette. */
  readonly keys?: string | undefined
  readonly target: Target
}
