import { BlockList, isIP, isIPv6 } from 'node:net'

const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const
const BITS = { 4: 32, 6: 128 } as const

/** An address, or a range such as `10.0.0.0/8`, `2001:db8::/32`; undefined for what is neither. */
function readNetwork(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if ((version !== 4 && version !== 6) || rest.length > 0) return undefined
  const length = bits === undefined ? BITS[version] : Number(bits)
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && length <= BITS[version])
  return isLength ? { address, length, family: FAMILIES[version] } : undefined
}

export const isNetwork = (text: string): boolean => readNetwork(text) !== undefined

/** Whether an address is one of these, or in one of these ranges. An IPv4 address is the same when it is written as IPv6. */
export function isWithin(networks: readonly string[], address: string): boolean {
  const list = new BlockList()
  for (const text of networks) {
    const network = readNetwork(text)
    if (network) list.addSubnet(network.address, network.length, network.family)
  }
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4

/** Where somebody asks from: their address, or of IPv6 the /64 that they choose their addresses in (RFC 4291, 2.5.4). */
export function sourceOf(address: string): string {
  // What follows the percent sign names an interface of this machine.
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const before = first ?? []
  const zeros = Array<string>(GROUPS - before.length - (last?.length ?? 0)).fill('0')
  return `${[...before, ...zeros, ...(last ?? [])].slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`
}
