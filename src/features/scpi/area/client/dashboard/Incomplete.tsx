import { Link } from 'react-router-dom'
import { useResourceList } from '#client/store'
import { formatNumber } from '#client/ui'
import { scpiClientAddress, scpiClientsAddress } from '#features/scpi/clients/contract'
import { Part } from './Part'
import { nameOf } from './words'

/** The list has no order of completeness: the least complete are looked for among these, the last changed. */
const READ = 100
const SHOWN = 5

/** The clients of whom most is still to be asked. */
export function Incomplete() {
  const clients = useResourceList('scpi_client', {
    filter: { incomplete: '1' },
    sort: ['-updated_at'],
    page: { size: READ },
  })
  const total = clients.page?.total ?? 0
  const least = [...clients.resources]
    .sort((one, other) => (one.attributes.completeness ?? 0) - (other.attributes.completeness ?? 0))
    .slice(0, SHOWN)
  return (
    <Part
      title="Recueils incomplets"
      readings={[clients]}
      lines={SHOWN}
      actions={total > 0 && <Link to={`${scpiClientsAddress}?incomplets=1`}>Voir les {formatNumber(total)}</Link>}
    >
      {total === 0 && <p className="scpi-dashboard-note">Rien ne manque à vos recueils.</p>}
      <ul className="scpi-dashboard-lines">
        {least.map(({ id, attributes }) => (
          <li key={id}>
            <Link to={scpiClientAddress(id)}>{nameOf(attributes)}</Link>
            <span className="scpi-dashboard-note">{formatNumber(attributes.completeness ?? 0, { unit: '%' })}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
