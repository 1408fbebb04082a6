import { Link } from 'react-router-dom'
import { useResourceList } from '#client/store'
import { formatNumber } from '#client/ui'
import { scpiClientAddress, scpiClientsAddress } from '#features/scpi/clients/contract'
import { nameOf } from '#features/scpi/clients/client/shared'
import { listed, Part } from './Part'
import { useFigures } from './useFigures'

const SHOWN = 5
const WHAT = { scpi_client: ['firstname1', 'lastname', 'completeness'] } as const

/** The clients of whom most is still to be asked. */
export function Incomplete() {
  const clients = useResourceList('scpi_client', {
    filter: { incomplete: '1' },
    sort: ['completeness', '-updated_at'],
    fields: WHAT,
    page: { size: SHOWN },
  })
  const reading = useFigures()
  const total = reading.figures?.incomplete ?? 0
  return (
    <Part
      title="Recueils incomplets"
      readings={[listed(clients), reading]}
      lines={SHOWN}
      actions={total > 0 && <Link to={`${scpiClientsAddress}?incomplets=1`}>Voir les {formatNumber(total)}</Link>}
    >
      {total === 0 && <p className="scpi-dashboard-note">Rien ne manque à vos recueils.</p>}
      <ul className="scpi-dashboard-lines">
        {clients.resources.map(({ id, attributes }) => (
          <li key={id}>
            <Link to={scpiClientAddress(id)}>{nameOf(attributes)}</Link>
            <span className="scpi-dashboard-note">{formatNumber(attributes.completeness ?? 0, { unit: '%' })}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
