import { withCapital } from '#presentation/formats'

/** `la-rochelle-17000` → `La Rochelle`: how a place is called before its name is read. */
export const nameInSlug = (slug: string): string =>
  slug
    .split('-')
    .filter((part) => !/\d/.test(part))
    .map(withCapital)
    .join(' ')

/** `la-rochelle-17000` → `La Rochelle (17000)`: the same, as `placeName` writes it. */
export function placeNameInSlug(slug: string): string {
  const [number] = /\d+/.exec(slug) ?? []
  return number === undefined ? nameInSlug(slug) : `${nameInSlug(slug)} (${number})`
}
