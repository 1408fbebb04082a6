/** The areas that have an address of their own. */
export type Area = 'public' | 'professional' | 'api' | 'external' | 'admin' | 'scpi'

const PREFIXES: Readonly<Record<Area, string>> = {
  public: 'www',
  professional: 'pro',
  api: 'api',
  external: 'ext',
  admin: 'admin',
  scpi: 'scpi',
}
const AREAS: readonly Area[] = ['public', 'professional', 'api', 'external', 'admin', 'scpi']
const IP_ADDRESS = /^(?:\d+\.){3}\d+$|^\[.*\]$/
const REVIEW = /^[a-z0-9-]+\.review\./

/** What an address says of the host that it is of. */
interface HostAddress {
  readonly protocol: string
  readonly hostname: string
  /** Empty for the usual port of the protocol. */
  readonly port: string
}

/** The area that an address is in, and the origins of all of them, without a final slash. */
export interface AreaAddresses {
  readonly area: Area
  readonly addresses: Readonly<Record<Area, string>>
}

/**
 * Derives areas and addresses from where somebody arrived (specification §1).
 * - Production: `pro.domain`, `www.domain`, …; a domain without a prefix is the public site.
 * - Local (`localhost`, `*.localhost`, an IP address) and review (`branch.review.domain`): without a prefix, the professional area.
 */
export function areasOf({ protocol, hostname, port }: HostAddress): AreaAddresses {
  const { area, domain, isTest } = split(hostname)
  const origin = (host: string) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`
  const addressOf = (other: Area) =>
    other === area
      ? origin(hostname)
      : origin(isTest && other === 'professional' ? domain : `${PREFIXES[other]}.${domain}`)
  return {
    area,
    addresses: {
      public: addressOf('public'),
      professional: addressOf('professional'),
      api: addressOf('api'),
      external: addressOf('external'),
      admin: addressOf('admin'),
      scpi: addressOf('scpi'),
    },
  }
}

interface HostParts {
  readonly area: Area
  /** What the prefix of an area is put before. */
  readonly domain: string
  /** Without a prefix, such a host is the professional area. */
  readonly isTest: boolean
}

/** An IP address takes no prefix: its areas are those of `localhost`. */
function split(hostname: string): HostParts {
  if (IP_ADDRESS.test(hostname)) return { area: 'professional', domain: 'localhost', isTest: true }
  const [prefix = '', ...rest] = hostname.split('.')
  const named = rest.length > 0 && !REVIEW.test(hostname) ? AREAS.find((area) => PREFIXES[area] === prefix) : undefined
  const domain = named ? rest.join('.') : hostname
  const isTest = domain === 'localhost' || domain.endsWith('.localhost') || REVIEW.test(domain)
  return { area: named ?? (isTest ? 'professional' : 'public'), domain, isTest }
}
