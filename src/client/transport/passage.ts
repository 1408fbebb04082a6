import { entriesOf, isText } from '#contract/json'
import type { Transport } from './request'

/** Stands before the token in the fragment of an address, which no server sees and no log holds. */
const FRAGMENT = '#passage='

/**
 * The address of another host of ours, with what opens this session there too (once, within a minute): hosts share no cookie.
 * Where the server gives nothing, the address alone: one logs in there.
 */
export async function passageTo(transport: Transport, address: string): Promise<string> {
  const { body } = await transport.send({ method: 'POST', path: '/v3/account/hand-over' })
  const { token } = entriesOf(entriesOf(body)['data'])
  return isText(token) ? `${address}${FRAGMENT}${token}` : address
}

/** Whether somebody comes from another host of ours, logged in there. */
export const isPassage = ({ hash }: Pick<Location, 'hash'>): boolean => hash.startsWith(FRAGMENT)

/** Opens here the session that the address brings. Used up or too old, it opens none, and one logs in. */
export async function takePassage(transport: Transport, { hash }: Pick<Location, 'hash'>): Promise<void> {
  const body = { token: hash.slice(FRAGMENT.length) }
  await transport.send({ method: 'POST', path: '/v3/account/hand-over/use', body, authenticates: true })
}
