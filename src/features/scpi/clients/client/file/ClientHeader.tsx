import { GlobalOutlined, SafetyOutlined } from '@ant-design/icons'
import type { Attributes } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { countries, FRANCE } from '#contract/countries'
import { useEdited, useOpenAggregate } from '#client/editing'
import { PageSaveState } from '#client/editing/saving'
import { PageHeader, StatusTag } from '#client/ui'
import { isProtected } from '#features/scpi/clients/contract/rules'
import { ClientStatus, PortalStatusTag } from '../shared/StatusTags'
import { useClientRights } from '../shared/useClientRights'
import { nameOf } from '../shared/words'
import { ClientMenu } from './menu/ClientMenu'

type Client = Partial<Attributes<'scpi_client'>>

/** On one line that stays in sight: who the client is, whether all is saved, what can be done with the file. */
export function ClientHeader({ also }: { also: readonly Ref[] }) {
  const { id } = useOpenAggregate()
  const client = useEdited('scpi_client', id)?.attributes ?? {}
  const name = nameOf(client)
  // Who sees every firm is told whose the client is.
  const { perimeter } = useClientRights()
  const firm = perimeter === 'platform' ? client.firm_name : undefined
  return (
    <>
      <title>{`${name} · Solive`}</title>
      <PageHeader
        isPinned
        title={<span className="scpi-client-title">{name}</span>}
        extra={
          <>
            <span className="scpi-client-since">{[firm, sinceOf(client)].filter(Boolean).join(' · ')}</span>
            <span className="scpi-client-badges">
              <Badges client={client} />
            </span>
            <span className="scpi-save-state">
              <PageSaveState also={also} />
            </span>
          </>
        }
        actions={<ClientMenu id={id} client={client} />}
      />
    </>
  )
}

/** `Sète, cliente depuis 2024`; of whom the firm has closed, what they were. */
function sinceOf({ municipality, honorific, status, former_status, created_at }: Client): string {
  const isClosed = status === 'inactive' || status === 'blocked'
  const kind =
    (isClosed ? former_status : status) === 'prospect' ? 'prospect' : honorific === 'mrs' ? 'cliente' : 'client'
  const since = created_at ? `${kind} depuis ${created_at.slice(0, 4)}` : ''
  return [municipality, since].filter(Boolean).join(', ')
}

function Badges({ client: { status, judicial_capacity, country, portal_status } }: { client: Client }) {
  return (
    <>
      <ClientStatus status={status ?? null} />
      {isProtected(judicial_capacity) && (
        <StatusTag tone="violet" icon={<SafetyOutlined aria-hidden />}>
          {judicial_capacity === 'minor' ? 'Mineur' : 'Protégé'}
        </StatusTag>
      )}
      {country && country !== FRANCE && (
        <StatusTag tone="warning" icon={<GlobalOutlined aria-hidden />}>
          Non-résident ({countries[country] ?? country})
        </StatusTag>
      )}
      {(portal_status ?? 'none') !== 'none' && <PortalStatusTag status={portal_status ?? null} isNamed />}
    </>
  )
}
