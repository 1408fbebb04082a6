import type { CatalogueProperty } from '#features/catalogue/contract'

/** The price of a square metre; null where it is not known. */
export const pricePerSquareMetre = ({
  property_price: price,
  surface,
}: Pick<CatalogueProperty, 'property_price' | 'surface'>): number | null =>
  price !== null && surface ? price / surface : null

/** How far the price of a square metre is from the market of its place, a fraction; null where either is not known. */
export function gapToMarket({ lot }: { readonly lot: CatalogueProperty }): number | null {
  const [own, market] = [pricePerSquareMetre(lot), lot.program.price_per_square_meter]
  return own !== null && market ? own / market - 1 : null
}

/** How much less bare ownership costs than the whole, a fraction; null where it is not what is sold. */
export function discountOf({
  property_price: price = null,
  full_ownership_price: whole = null,
}: {
  readonly property_price?: number | null | undefined
  readonly full_ownership_price?: number | null | undefined
}): number | null {
  return price === null || whole === null || whole <= price ? null : 1 - price / whole
}
