import { useRef, type RefObject } from 'react'
import { PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { OFFLINE, useOnline } from '#client/screens'
import { Refused } from '#client/screens/errors'
import { useLinkShortcuts, useShortcuts } from '#client/screens/keyboard'
import { formatNumber, PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ListMenu } from '#client/screens/trash'
import { PageBody } from '#client/ui/layout'
import { importScpiClientsAddress, newScpiClientAddress } from '#features/scpi/clients/contract'
import { useAdvisers } from '../shared/useAdvisers'
import { useClientRights } from '../shared/useClientRights'
import { ClientFilters } from './ClientFilters'
import { ClientList } from './ClientList'
import { clientSearch, type ClientSearchChange } from './clientSearch'
import { useClients } from './useClients'
import './clients.css'

/** The SCPI clients that one may see: to find one again, and to begin one. */
export function ClientsScreen() {
  const [parameters, setParameters] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const search = clientSearch.searchOf(parameters)
  const rights = useClientRights()
  const clients = useClients(search, rights.reading)
  const advisers = useAdvisers(rights.naming)
  const change = (changed: ClientSearchChange) => {
    setParameters((current) => clientSearch.withChange(current, changed), { replace: changed.page === undefined })
  }
  useListShortcuts(list, rights.creating)

  if (!rights.reading) return <Refused />
  return (
    <>
      <title>Clients · Solive</title>
      <PageHeader
        title="Clients"
        extra={clients.page && <Count total={clients.page.total} />}
        {...(rights.creating || rights.deleting ? { actions: <Actions mayCreate={rights.creating} /> } : {})}
      />
      <PageBody>
        <div ref={list} className="scpi-clients">
          <ClientFilters search={search} rights={rights} advisers={advisers} onChange={change} />
          <ClientList search={search} rights={rights} clients={clients} onChange={change} />
        </div>
      </PageBody>
    </>
  )
}

/** What is done with the list as a whole; the trash for who may delete. */
const Actions = ({ mayCreate }: { readonly mayCreate: boolean }) => (
  <>
    {mayCreate && <Beginnings />}
    <ListMenu type="scpi_client" />
  </>
)

function Beginnings() {
  const navigate = useNavigate()
  const isOnline = useOnline()
  const title = isOnline ? undefined : OFFLINE
  const to = (address: string) => () => {
    void navigate(address)
  }
  return (
    <>
      <Button
        icon={<UploadOutlined aria-hidden />}
        disabled={!isOnline}
        title={title}
        onClick={to(importScpiClientsAddress)}
      >
        Importer
      </Button>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        disabled={!isOnline}
        title={title}
        onClick={to(newScpiClientAddress)}
      >
        Nouveau client
      </Button>
    </>
  )
}

const Count = ({ total }: { total: number }) => (
  <span className="scpi-client-count" aria-live="polite">
    {formatNumber(total)} {total > 1 ? 'clients' : 'client'}
  </span>
)

/** The keys of the list. */
function useListShortcuts(list: RefObject<HTMLElement | null>, mayCreate: boolean): void {
  const navigate = useNavigate()
  const begin = () => {
    void navigate(newScpiClientAddress)
  }
  const search = () => {
    list.current?.querySelector<HTMLElement>('.scpi-client-search input')?.focus()
  }
  const links = useLinkShortcuts(list, {
    selector: '.scpi-client-link',
    labels: ['Client suivant', 'Client précédent'],
  })
  useShortcuts([
    ...(mayCreate ? [{ keys: 'n', label: 'Nouveau client', act: begin }] : []),
    { keys: '/', label: 'Rechercher un client', act: search },
    ...links,
  ])
}
