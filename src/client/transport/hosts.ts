import { areasOf, type Area } from '#contract/hosts'

/** What the address of the page says. */
export interface Hosts {
  /** The area that the page belongs to. */
  readonly area: Area
  /** In an iframe the shell hides its menu, and a bearer token stands for the cookie, which browsers do not send there. */
  readonly isFramed: boolean
  readonly authentication: 'cookie' | 'bearer'
  /** Where the API is asked: on the same origin under `/api`, unless the server says another address. */
  readonly apiAddress: string
  /** Origin of each area, without a final slash. */
  readonly addresses: Readonly<Record<Area, string>>
}

interface PageAddress {
  readonly protocol: string
  readonly hostname: string
  /** Empty for the usual port of the protocol. */
  readonly port: string
  readonly search: string
  /** The window of the page is inside another one. */
  readonly isFramed: boolean
  /** Of an API on a host of its own, without a slash at the end. */
  readonly apiAddress?: string | undefined
}

/** What follows from the address of a page: its area and the others, how the API is asked. */
export function hostsOf({ protocol, hostname, port, search, isFramed, apiAddress }: PageAddress): Hosts {
  const { area, addresses } = areasOf({ protocol, hostname, port })
  const framed = isFramed || new URLSearchParams(search).get('iframe') === '1'
  return {
    area,
    addresses,
    isFramed: framed,
    authentication: framed ? 'bearer' : 'cookie',
    apiAddress: apiAddress ?? `${addresses[area]}/api`,
  }
}
