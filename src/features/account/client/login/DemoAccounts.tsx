import { useEffect, useState } from 'react'
import { entriesOf, isObject, isText } from '#contract/json'
import type { Transport } from '#client/transport'
import { useEntrance, type Identity } from './EntranceContext'

interface DemoAccountsProps {
  readonly onChoose: (identity: Identity) => void
}

/** The accounts of the demo firm, where the server has one; choosing one fills the form. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { transport } = useEntrance()
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([])
  useEffect(() => {
    let isShown = true
    void demoAccounts(transport).then((found) => {
      if (isShown) setAccounts(found)
    })
    return () => {
      isShown = false
    }
  }, [transport])
  if (accounts.length === 0) return null
  return (
    <section className="login-demo" aria-labelledby="login-demo">
      <h2 id="login-demo">Comptes de démonstration</h2>
      <p>Choisissez un compte&nbsp;: le formulaire se remplit.</p>
      <ul>
        {accounts.map(({ name, email, password, roles }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => {
                onChoose({ email, password })
              }}
            >
              <strong>{name}</strong>
              <span>{roles.join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An account of the demo firm, which anyone may use. */
interface DemoAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  /** French labels. */
  readonly roles: readonly string[]
}

/** The accounts that the login page may show: none when the server holds a real firm, or does not answer. */
async function demoAccounts(transport: Transport): Promise<readonly DemoAccount[]> {
  const { body } = await transport.send({ method: 'GET', path: '/v3/demo-accounts' })
  const accounts: unknown = entriesOf(body)['data']
  return Array.isArray(accounts) && accounts.every(isDemoAccount) ? accounts : []
}

const isDemoAccount = (value: unknown): value is DemoAccount =>
  isObject(value) && ['name', 'email', 'password'].every((name) => isText(value[name])) && Array.isArray(value['roles'])
