import { entriesOf, isObject, isText } from '#contract/json'
import type { Transport } from '#client/transport'

/** An account of the demo firm, which anyone may use. */
export interface DemoAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  /** French labels. */
  readonly roles: readonly string[]
}

/** The accounts that the login page may show: none when the server holds a real firm, or does not answer. */
export async function demoAccounts(transport: Transport): Promise<readonly DemoAccount[]> {
  const { body } = await transport.send({ method: 'GET', path: '/v3/demo-accounts' })
  const accounts: unknown = entriesOf(body)['data']
  return Array.isArray(accounts) && accounts.every(isDemoAccount) ? accounts : []
}

const isDemoAccount = (value: unknown): value is DemoAccount =>
  isObject(value) && ['name', 'email', 'password'].every((name) => isText(value[name])) && Array.isArray(value['roles'])
