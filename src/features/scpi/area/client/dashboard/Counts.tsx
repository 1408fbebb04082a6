import { Link } from 'react-router-dom'
import { formatNumber } from '#client/ui'
import { scpiClientsAddress } from '#features/scpi/clients/contract'
import { Part } from './Part'
import { useFigures } from './useFigures'

/** Several of them: the contract names one. */
const several = { prospect: 'Prospects', client: 'Clients', inactive: 'Inactifs', blocked: 'Bloqués' } as const
const statuses = ['prospect', 'client', 'inactive', 'blocked'] as const

/** How many clients there are, by where the firm stands with them. */
export function Counts() {
  const reading = useFigures()
  return (
    <Part
      title="Clients"
      readings={[reading]}
      lines={1}
      actions={<Link to={scpiClientsAddress}>Tous les clients</Link>}
    >
      <ul className="scpi-dashboard-counts">
        {statuses.map((status) => (
          <li key={status}>
            <Link to={`${scpiClientsAddress}?statut=${status}`}>
              <strong>{formatNumber(reading.figures?.by_status[status] ?? 0)}</strong>
              <span>{several[status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
