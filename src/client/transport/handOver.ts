import { entriesOf, isText } from '#contract/json'
import type { Transport } from './request'

/** Prefix of the token in the fragment of an address, which is never sent to a server nor logged. */
const FRAGMENT = '#passage='

/**
 * The address of another host of the application, with a token that opens the session there too (once, within a minute), because
 * hosts share no cookie. Without the token when the server refuses one: the person then logs in there.
 */
export async function handOverTo(transport: Transport, address: string): Promise<string> {
  const { body } = await transport.send({ method: 'POST', path: '/v3/account/hand-over' })
  const { token } = entriesOf(entriesOf(body)['data'])
  return isText(token) ? `${address}${FRAGMENT}${token}` : address
}

/** Whether the address carries such a token. */
export const isHandedOver = ({ hash }: Pick<Location, 'hash'>): boolean => hash.startsWith(FRAGMENT)

/** Opens the session of the token in the address. A token that is used or expired opens none: the person logs in. */
export async function takeHandOver(transport: Transport, { hash }: Pick<Location, 'hash'>): Promise<void> {
  const body = { token: hash.slice(FRAGMENT.length) }
  await transport.send({ method: 'POST', path: '/v3/account/hand-over/use', body, authenticates: true })
}
