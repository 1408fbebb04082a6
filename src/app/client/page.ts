import { createTransport, hasAntiForgeryCookie, hostsOf, type Hosts, type Transport } from '#client/transport'

/** What the address of the page says, and the way to the server. */
export interface Page {
  readonly hosts: Hosts
  readonly connect: (isMeeting?: () => boolean) => Transport
  /** The same for the portal of clients, whose session is its own. */
  readonly connectPortal: () => Transport
}

export function pageOf({ protocol, hostname, port, search, hash }: Location): Page {
  // Written into the page by a server whose API has a host of its own.
  const apiAddress = document.querySelector<HTMLMetaElement>('meta[name="api-address"]')?.content
  const hosts = hostsOf({ protocol, hostname, port, search, isFramed: window.parent !== window, apiAddress })
  // A page that frames us gives its token in the fragment, which no server sees.
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? undefined
  const browser = {
    hosts,
    fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
    cookies: () => document.cookie,
    bearerToken: () => token,
  }
  return {
    hosts,
    connect: (isMeeting) => createTransport({ ...browser, ...(isMeeting ? { isMeeting } : {}) }),
    connectPortal: () => createTransport({ ...browser, isPortal: true }),
  }
}

/** Whether an address is one of the portal of clients, on the host of the SCPI area. */
export const isPortal = ({ hosts }: Page, { pathname }: Location): boolean =>
  hosts.area === 'scpi' && /^\/espace-client(?:\/|$)/.test(pathname)

/** Pages for who is not logged in. */
export const isEntrance = (pathname: string): boolean =>
  /^\/(?:login|login\/browser\/[^/]+|password\/forgot|password\/reset\/[^/]+|confirm-email\/[^/]+|desabonnement-alertes\/[^/]+|premiere-connexion)\/?$/.test(
    pathname,
  )

/**
 * Whether the page can be shown without the application: a password page always, the login page when nobody can be logged in
 * already (no anti-forgery cookie). Otherwise the application redirects who is logged in.
 */
export function isEntranceAlone({ hosts }: Page, { pathname, search }: Location): boolean {
  if (hosts.area === 'public' || !isEntrance(pathname)) return false
  const mayBeLoggedIn =
    hosts.authentication === 'cookie' &&
    hasAntiForgeryCookie(document.cookie) &&
    !new URLSearchParams(search).has('errorCode')
  return !pathname.startsWith('/login') || !mayBeLoggedIn
}
