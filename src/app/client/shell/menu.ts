import type { MenuItem } from '#client/screens'

/** The menu entries whose route and right exist; a group without any is left out. */
export function shownPlaces(places: readonly MenuItem[], isShown: (address: string) => boolean): readonly MenuItem[] {
  return places.flatMap((place) => {
    if (!place.children) return isShown(place.address) ? [place] : []
    const children = place.children.filter(({ address }) => isShown(address))
    return children.length > 0 ? [{ ...place, children }] : []
  })
}

const isWithin = (pathname: string, address: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`)
/** The first part of an entry's address, `/comparateur`: every address under it belongs to the entry. */
const baseOf = (address: string): string => address.split('/').slice(0, 2).join('/')

/** The address of the place that a page belongs to: the closest one of a group, else the entry whose addresses begin alike. */
export function currentPlace(places: readonly MenuItem[], pathname: string): string | undefined {
  const [closest] = places
    .flatMap(({ children = [] }) => children)
    .map(({ address }) => address)
    .filter((address) => isWithin(pathname, address))
    .sort((one, other) => other.length - one.length)
  return closest ?? places.find(({ address }) => isWithin(pathname, baseOf(address)))?.address
}
