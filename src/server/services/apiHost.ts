import { isIP } from 'node:net'

/** The API on a host of its own: pages of other hosts ask it, with the session cookies that they share with it. */
export interface ApiHost {
  /** Where pages ask it, without a slash at the end: `https://api.solive.example`. */
  readonly address: string
  /** The origins whose pages may ask it. */
  readonly webOrigins: readonly string[]
  /** The domain that the cookies are of; undefined where pages and API are one host on two ports, which share them anyway. */
  readonly cookieDomain: string | undefined
}

/** What stands before the domain where pages are shown (specification §1). */
const PAGES = ['', 'www.', 'pro.', 'scpi.']

/** Undefined without an address, and where no browser would share a session between the two: another protocol, or no domain in common. */
export function apiHostOf(apiUrl: string | undefined, publicUrl: string): ApiHost | undefined {
  if (apiUrl === undefined) return undefined
  const [api, pages] = [new URL(apiUrl), new URL(publicUrl)]
  const address = `${api.origin}${api.pathname.replace(/\/$/, '')}`
  if (api.protocol !== pages.protocol) return undefined
  if (api.hostname === pages.hostname) return { address, webOrigins: [pages.origin], cookieDomain: undefined }
  const cookieDomain = domainOfBoth(api.hostname, pages.hostname)
  if (cookieDomain === undefined) return undefined
  const port = pages.port === '' ? '' : `:${pages.port}`
  const origins = PAGES.map((prefix) => `${pages.protocol}//${prefix}${cookieDomain}${port}`)
  return { address, webOrigins: [...new Set([pages.origin, ...origins])], cookieDomain }
}

/** The longest name that both end with, of two parts at least: nobody may keep cookies for all of `.fr`. */
function domainOfBoth(one: string, other: string): string | undefined {
  if (isIP(one) !== 0 || isIP(other) !== 0) return undefined
  const parts = one.split('.')
  const domains = parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'))
  return domains.find((domain) => other === domain || other.endsWith(`.${domain}`))
}
