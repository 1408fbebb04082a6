/** Address of the first screen: it leads on to the one that suits the person. */
export const homeAddress = '/'

/** Address of the comparator, where a search begins. */
export const searchAddress = '/comparateur'

/** Path, query and fragment of an address, as `redirectUrl` carries them. */
export function pathOf(address: string | URL): string {
  const { pathname, search, hash } = new URL(address)
  return `${pathname}${search}${hash}`
}
