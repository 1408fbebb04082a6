import { rightsOf, roles } from '#contract/access'
import type { ApiRoute } from '#server/http/routes'
import { DEMO_PASSWORD, demoAccounts } from '../demo'

/** Accounts that anyone may use, shown on the login page; none where others could come. */
export const demoAccountRoutes = ({
  showsDemoAccounts,
}: {
  readonly showsDemoAccounts: boolean
}): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/v3/demo-accounts',
    access: 'public',
    summary: 'Les comptes de démonstration',
    handle: () => ({ json: { data: showsDemoAccounts ? shownAccounts() : [] } }),
  },
]

/** The demo accounts of the real-estate application as its login page shows them, with the French names of their roles. */
function shownAccounts(): object[] {
  const accounts = demoAccounts().filter(({ roles: names }) => rightsOf(names).permissions.has('see_application_immo'))
  return accounts.map(({ name, email, roles: names }) => ({
    name,
    email,
    password: DEMO_PASSWORD,
    roles: names.map((role) => roles[role].label),
  }))
}
