import { createdAtOf, firmIds } from '#features/account/server/demo'
import { setPortalStatus } from '#features/scpi/clients/server'
import { scpiClientIdOf } from '#features/scpi/clients/server/demo'
import type { DemoMaking, FinishDemo, Tables } from '#server/demo'

/** Who of the demo is in the portal: Mathis Corvalier, with the password of every demo account. */
const keyOf = ({ size }: Pick<DemoMaking, 'size'>) => ({
  companyId: firmIds(size).company.ormeval,
  clientId: scpiClientIdOf('corvalier-m'),
})

/** The account, to be shown at start. */
export const demoPortalAccount = {
  email: 'client-scpi@ormeval.example',
  name: 'Mathis Corvalier',
  roles: ['scpi-client'],
} as const

export function portalRows(making: DemoMaking): Tables {
  const { companyId, clientId } = keyOf(making)
  return {
    scpi_portal_accounts: [
      {
        company_id: companyId,
        client_id: clientId,
        password_hash: making.passwordHash,
        invited_at: createdAtOf(making.asOf),
      },
    ],
  }
}

export const finishPortal: FinishDemo = (transaction, making) => setPortalStatus(transaction, keyOf(making), 'active')
