import { isIP } from 'node:net'

/** Names of ranges: this machine, and private networks. */
export const RANGES = ['loopback', 'linklocal', 'uniquelocal']

/** An address, a range of addresses such as `10.0.0.0/8`, or the name of ranges. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (bits === undefined) return RANGES.includes(address) || isIP(address) !== 0
  return (
    rest.length === 0 &&
    isIP(address) !== 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIP(address) === 4 ? 32 : 128)
  )
}

interface Proxied {
  readonly publicUrl: string
  readonly trustedProxies: readonly string[]
}

/** What is told at the start where something before us must speak https, and is not believed; undefined otherwise. */
export const unbelievedProxy = ({ publicUrl, trustedProxies }: Proxied): string | undefined =>
  publicUrl.startsWith('https:') && trustedProxies.length === 0
    ? 'TRUST_PROXY ne désigne aucun proxy\u00a0: toutes les demandes sembleront venir de celui qui répond en https à PUBLIC_URL, ' +
      'et les limites par adresse compteront tout le monde ensemble. Donnez son adresse (loopback s’il est sur cette machine).'
    : undefined
