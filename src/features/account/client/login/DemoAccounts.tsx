import { useEffect, useState } from 'react'
import { demoAccounts, type DemoAccount } from './demoAccounts'
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
