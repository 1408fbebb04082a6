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
  const accounts: unknown = isObject(body) ? body['data'] : undefined
  return Array.isArray(accounts) && accounts.every(isDemoAccount) ? accounts : []
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isDemoAccount = (value: unknown): value is DemoAccount =>
  isObject(value) &&
  ['name', 'email', 'password'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value['roles'])
