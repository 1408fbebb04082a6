import { Link } from 'react-router-dom'
import { formatNumber } from '#client/ui'
import { scpiClientsAddress } from '#features/scpi/clients/contract'
import { Part } from './Part'
import { useCount } from './useCount'

/** Several of them: the contract names one. */
const several = { prospect: 'Prospects', client: 'Clients', inactive: 'Inactifs', blocked: 'Bloqués' } as const

/** How many clients there are, by where the firm stands with them. */
export function Counts() {
  const counts = [
    { status: 'prospect', ...useCount({ status: 'prospect' }) },
    { status: 'client', ...useCount({ status: 'client' }) },
    { status: 'inactive', ...useCount({ status: 'inactive' }) },
    { status: 'blocked', ...useCount({ status: 'blocked' }) },
  ] as const
  return (
    <Part title="Clients" readings={counts} lines={1} actions={<Link to={scpiClientsAddress}>Tous les clients</Link>}>
      <ul className="scpi-dashboard-counts">
        {counts.map(({ status, page }) => (
          <li key={status}>
            <Link to={`${scpiClientsAddress}?statut=${status}`}>
              <strong>{formatNumber(page?.total ?? 0)}</strong>
              <span>{several[status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
