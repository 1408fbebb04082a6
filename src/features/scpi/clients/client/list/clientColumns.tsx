import { Link } from 'react-router-dom'
import type { ScpiPerimeter } from '#contract/access'
import { today } from '#client/screens'
import { formatDate } from '#client/ui'
import type { Column } from '#client/ui/table'
import { scpiClientAddress } from '#features/scpi/clients/contract'
import { Completeness } from '../shared/Completeness'
import { ClientStatus, ExpiredTag, PortalStatusTag } from '../shared/StatusTags'
import type { ClientRow } from './clientRow'

const name: Column<ClientRow> = {
  key: 'lastname',
  width: 220,
  title: 'Client',
  sortable: true,
  cell: ({ id, name: text, email }) => (
    <span className="scpi-client-name">
      <Link className="scpi-client-link" to={scpiClientAddress(id)}>
        {text}
      </Link>
      {email !== null && <span title={email}>{email}</span>}
    </span>
  ),
}

const adviser: Column<ClientRow> = {
  key: 'adviser',
  width: 150,
  title: 'Conseiller',
  cell: (row) => row.adviser || '—',
}

const completeness: Column<ClientRow> = {
  key: 'completeness',
  width: 132,
  title: 'Complétude',
  sortable: true,
  cell: ({ completeness: percent }) => <Completeness percent={percent} />,
}

const status: Column<ClientRow> = {
  key: 'status',
  width: 190,
  title: 'Statut',
  sortable: true,
  cell: ({ status: held, validUntil }) => (
    <span className="scpi-client-status">
      <ClientStatus status={held} />
      {validUntil !== null && validUntil < today() && <ExpiredTag />}
    </span>
  ),
}

const portal: Column<ClientRow> = {
  key: 'portal_status',
  width: 132,
  title: 'Espace client',
  cell: ({ portalStatus }) => <PortalStatusTag status={portalStatus} />,
}

const updated: Column<ClientRow> = {
  key: 'updated_at',
  width: 110,
  title: 'Modifié le',
  sortable: true,
  align: 'end',
  cell: ({ updatedAt }) => formatDate(updatedAt),
}

const firm: Column<ClientRow> = { key: 'firm_name', width: 170, title: 'Société', cell: (row) => row.firm ?? '—' }

/** The columns of the clients, the name first. @param perimeter whose they may be */
export const clientColumns = (perimeter: ScpiPerimeter): [Column<ClientRow>, ...Column<ClientRow>[]] => [
  name,
  ...(perimeter === 'platform' ? [firm] : []),
  { key: 'municipality', width: 140, title: 'Ville', cell: ({ city }) => city ?? '—' },
  ...(perimeter === 'own' ? [] : [adviser]),
  completeness,
  status,
  portal,
  updated,
]
