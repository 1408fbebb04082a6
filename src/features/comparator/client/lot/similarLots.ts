import type { Catalogue, CatalogueProperty } from '#features/catalogue/contract'

const MOST = 4

/** Lots for sale under the same scheme with as many rooms: those of the same municipality first, then the nearest in price. */
export function similarLots(lot: CatalogueProperty, { properties }: Catalogue): readonly CatalogueProperty[] {
  const { project, municipality } = lot.program
  const isElsewhere = (other: CatalogueProperty) => Number(other.program.municipality !== municipality)
  const difference = ({ property_price: price }: CatalogueProperty) =>
    Math.abs((price ?? Infinity) - (lot.property_price ?? 0))
  return properties
    .filter(
      (other) =>
        other.id !== lot.id &&
        other.status === 'available' &&
        other.program.project === project &&
        other.rooms === lot.rooms,
    )
    .toSorted((one, other) => isElsewhere(one) - isElsewhere(other) || difference(one) - difference(other))
    .slice(0, MOST)
}
