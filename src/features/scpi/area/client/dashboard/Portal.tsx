import { Link } from 'react-router-dom'
import { formatNumber } from '#client/ui'
import { scpiClientsAddress } from '#features/scpi/clients/contract'
import { Part } from './Part'
import { useFigures } from './useFigures'

const lines = [
  { status: 'invited', label: 'Invités, pas encore venus' },
  { status: 'active', label: 'Actifs' },
] as const

/** Who was invited to the portal, and who came. */
export function Portal() {
  const reading = useFigures()
  return (
    <Part title="Espace client" readings={[reading]} lines={2}>
      <ul className="scpi-dashboard-lines">
        {lines.map(({ status, label }) => (
          <li key={status}>
            <Link to={`${scpiClientsAddress}?espace=${status}`}>{label}</Link>
            <strong>{formatNumber(reading.figures?.by_portal_status[status] ?? 0)}</strong>
          </li>
        ))}
      </ul>
    </Part>
  )
}
