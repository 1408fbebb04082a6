import { whyNotRead } from '#client/transport'
import { Link } from 'react-router-dom'
import { EmptyList, useLastPage } from '#client/screens/filters'
import { Empty, ErrorBlock, Skeleton } from '#client/ui'
import { DataTable, Pagination } from '#client/ui/table'
import { useChosenColumns } from '#features/account/client/views'
import { newScpiClientAddress } from '#features/scpi/clients/contract'
import type { ClientRights } from '../shared/useClientRights'
import { clientColumns } from './clientColumns'
import type { ClientSearch, ClientSearchChange } from './clientSearch'
import type { Clients } from './useClients'

interface ClientListProps {
  readonly search: ClientSearch
  readonly rights: ClientRights
  readonly clients: Clients
  readonly onChange: (change: ClientSearchChange) => void
}

/** The clients found, or why there are none. */
export function ClientList({ search, rights, clients, onChange }: ClientListProps) {
  const { rows, page, isFetching, failure, refetch } = clients
  useLastPage(search, clients)
  const [name, ...others] = clientColumns(rights.perimeter)
  const columns = useChosenColumns(others)
  if (failure && !isFetching) return <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />
  if (!page) return <Skeleton lines={8} onRetry={refetch} />
  if (page.total === 0)
    return (
      <EmptyList search={search} onChange={onChange}>
        <NoneYet mayCreate={rights.creating} />
      </EmptyList>
    )
  return (
    <>
      <DataTable
        caption="Clients"
        columns={[name, ...columns]}
        rows={rows}
        rowKey={({ id }) => id}
        sort={search.sort}
        onSort={(sort) => {
          onChange({ sort })
        }}
        isBusy={isFetching}
      />
      <Pagination
        page={search.page}
        pageSize={search.size}
        onPageSize={(size) => {
          onChange({ size })
        }}
        total={page.total}
        onPage={(wanted) => {
          onChange({ page: wanted })
        }}
      />
    </>
  )
}

const NoneYet = ({ mayCreate }: { mayCreate: boolean }) => (
  <Empty
    title="Aucun client pour le moment"
    {...(mayCreate
      ? {
          sentence: 'Un prénom, un nom et une adresse e-mail suffisent pour commencer.',
          action: <Link to={newScpiClientAddress}>Créer un client</Link>,
        }
      : {})}
  />
)
