import { Link } from 'react-router-dom'
import { formatNumber } from '#client/ui'
import { scpiClientsAddress } from '#features/scpi/clients/contract'
import { Part } from './Part'
import { useCount } from './useCount'

/** Who was invited to the portal, and who came. */
export function Portal() {
  const invited = useCount({ portal_status: 'invited' })
  const active = useCount({ portal_status: 'active' })
  const lines = [
    { status: 'invited', label: 'Invités, pas encore venus', page: invited.page },
    { status: 'active', label: 'Actifs', page: active.page },
  ]
  return (
    <Part title="Espace client" readings={[invited, active]} lines={2}>
      <ul className="scpi-dashboard-lines">
        {lines.map(({ status, label, page }) => (
          <li key={status}>
            <Link to={`${scpiClientsAddress}?espace=${status}`}>{label}</Link>
            <strong>{formatNumber(page?.total ?? 0)}</strong>
          </li>
        ))}
      </ul>
    </Part>
  )
}
