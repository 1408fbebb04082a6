import type { ResourceOf } from '#contract/jsonapi'

/** Something new about a property. */
export interface Item {
  readonly property: ResourceOf<'property'>
  /** Its price went down; else it was added. */
  readonly isDrop: boolean
  /** Day or instant. */
  readonly on: string
}

/** Both kinds of news, the latest first. A property whose price went down since it was added is told once, by its price. */
export function newsOf(
  dropped: readonly ResourceOf<'property'>[],
  added: readonly ResourceOf<'property'>[],
): readonly Item[] {
  const drops = dropped.map((property): Item => ({
    property,
    isDrop: true,
    on: property.attributes.price_changed_on ?? '',
  }))
  const others = added.filter(({ id }) => !dropped.some((property) => property.id === id))
  const additions = others.map((property): Item => ({
    property,
    isDrop: false,
    on: property.attributes.created_at ?? '',
  }))
  return [...drops, ...additions].sort((one, other) => other.on.localeCompare(one.on))
}
