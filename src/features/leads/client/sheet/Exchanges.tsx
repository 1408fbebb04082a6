import { useState } from 'react'
import { PhoneOutlined } from '@ant-design/icons'
import { Timeline } from 'antd'
import type { Attributes } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { ATTEMPTS_BEFORE_LOST, exchangeChannels } from '#features/leads/contract'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { Card, formatDate, formatTime } from '#client/ui'
import { Button } from '#client/ui/controls'
import type { LeadRights } from '../useLeadRights'
import { ExchangeForm } from './ExchangeForm'

interface ExchangesProps {
  readonly lead: ResourceOf<'client_lead'>
  readonly rights: LeadRights
  /** The status of the lead may have followed. */
  readonly onLogged: () => void
}

/** What was said to a lead, the latest first. */
export function Exchanges({ lead, rights, onLogged }: ExchangesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title="Échanges"
      level={3}
      actions={
        rights.editing && (
          <Button
            icon={<PhoneOutlined aria-hidden />}
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen)
            }}
          >
            Consigner un appel
          </Button>
        )
      }
    >
      {isOpen && (
        <ExchangeForm
          lead={lead.id}
          onLogged={() => {
            setOpen(false)
            onLogged()
          }}
        />
      )}
      <Attempts lead={lead} />
      <ExchangeList lead={lead} />
    </Card>
  )
}

/** How often the lead could not be reached. */
function Attempts({ lead }: Pick<ExchangesProps, 'lead'>) {
  const { attempts, next_attempt_at: next } = lead.attributes
  if (!attempts) return null
  return (
    <p className="lead-note">
      {attempts} {attempts === 1 ? 'tentative' : 'tentatives'} sans réponse sur {ATTEMPTS_BEFORE_LOST}
      {next && `\u202f; prochaine ${formatDate(next, 'words')} à ${formatTime(next)}`}
    </p>
  )
}

function ExchangeList({ lead }: Pick<ExchangesProps, 'lead'>) {
  const linked = lead.relationships['exchanges']
  const exchanges = useAppSelector((state) => selectRelated(state, 'client_lead_exchange', linked))
  const sorted = exchanges.toSorted((one, other) =>
    (other.attributes.occurred_at ?? '').localeCompare(one.attributes.occurred_at ?? ''),
  )
  return (
    <>
      {sorted.length === 0 && <p className="lead-note">Aucun échange pour l’instant.</p>}
      {sorted.length > 0 && (
        <Timeline
          className="lead-exchanges"
          items={sorted.map(({ id, attributes }) => ({ key: id, content: <Exchange exchange={attributes} /> }))}
        />
      )}
    </>
  )
}

function Exchange({
  exchange: { channel, outcome, occurred_at, comment, author_name },
}: {
  exchange: Partial<Attributes<'client_lead_exchange'>>
}) {
  const what = [channel && exchangeChannels[channel], outcome === 'no_answer' && 'sans réponse']
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <p>
        <strong>{what}</strong>{' '}
        <span>
          {formatDate(occurred_at, 'words')} à {formatTime(occurred_at)}
          {author_name && `, ${author_name}`}
        </span>
      </p>
      {comment && <p>{comment}</p>}
    </>
  )
}
