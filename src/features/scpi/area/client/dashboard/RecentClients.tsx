import { Link } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector, useResourceList } from '#client/store'
import { useKnownRoutes } from '#client/screens'
import { Empty, formatDate, formatNumber } from '#client/ui'
import {
  newScpiClientAddress,
  scpiChoices,
  scpiClientAddress,
  scpiClientsAddress,
} from '#features/scpi/clients/contract'
import { nameOf } from '#features/scpi/clients/client/shared'
import { listed, Part } from './Part'

const SHOWN = 8
const WHAT = { scpi_client: ['firstname1', 'lastname', 'status', 'completeness', 'updated_at'] } as const

/** The clients that were changed last. */
export function RecentClients() {
  const clients = useResourceList('scpi_client', { sort: ['-updated_at'], fields: WHAT, page: { size: SHOWN } })
  const mayCreate = allows(useAppSelector(selectHeldRights), 'createScpiClients')
  const knows = useKnownRoutes()
  return (
    <Part
      title="Derniers clients modifiés"
      readings={[listed(clients)]}
      lines={SHOWN}
      actions={<Link to={scpiClientsAddress}>Tous les clients</Link>}
    >
      {clients.resources.length === 0 && (
        <Empty
          title="Aucun client pour le moment"
          action={mayCreate && knows(newScpiClientAddress) && <Link to={newScpiClientAddress}>Nouveau client</Link>}
        />
      )}
      <ul className="scpi-dashboard-lines">
        {clients.resources.map(({ id, attributes: { status, completeness, updated_at: at, ...person } }) => (
          <li key={id}>
            <Link to={scpiClientAddress(id)}>{nameOf(person)}</Link>
            <span className="scpi-dashboard-note">
              {status ? `${scpiChoices.clientStatuses[status]} · ` : ''}complet à{' '}
              {formatNumber(completeness ?? 0, { unit: '%' })}, modifié le {formatDate(at)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
