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
