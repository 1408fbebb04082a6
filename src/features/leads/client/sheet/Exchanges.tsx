import { useState } from 'react'
import { PhoneOutlined } from '@ant-design/icons'
import { resources, type Attributes } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { ATTEMPTS_BEFORE_LOST, exchangeChannels } from '#features/leads/contract'
import { api, outcomeOf } from '#client/api'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { Card, formatDate, formatTime } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ChoiceInput, LongTextInput } from '#client/ui/inputs'
import { useToast } from '#client/feedback'
import type { LeadRights } from '../useLeadRights'

type Outcome = NonNullable<Attributes<'client_lead_exchange'>['outcome']>

interface ExchangesProps {
  readonly lead: ResourceOf<'client_lead'>
  readonly rights: LeadRights
  /** The status of the lead may have followed. */
  readonly onLogged: () => void
}

/** What was said to a lead, the latest first. */
export function Exchanges({ lead, rights, onLogged }: ExchangesProps) {
  const [isOpen, setOpen] = useState(false)
  const linked = lead.relationships['exchanges']
  const exchanges = useAppSelector((state) => selectRelated(state, 'client_lead_exchange', linked))
  const sorted = exchanges.toSorted((one, other) =>
    (other.attributes.occurred_at ?? '').localeCompare(one.attributes.occurred_at ?? ''),
  )
  const { attempts, next_attempt_at: next } = lead.attributes
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
        <Logging
          lead={lead}
          onLogged={() => {
            setOpen(false)
            onLogged()
          }}
        />
      )}
      {Boolean(attempts) && (
        <p className="lead-note">
          {attempts} {attempts === 1 ? 'tentative' : 'tentatives'} sans réponse sur {ATTEMPTS_BEFORE_LOST}
          {next && `\u202f; prochaine ${formatDate(next, 'words')} à ${formatTime(next)}`}
        </p>
      )}
      {sorted.length === 0 && <p className="lead-note">Aucun échange pour l’instant.</p>}
      <ol className="lead-exchanges">
        {sorted.map(({ id, attributes }) => (
          <li key={id}>
            <Exchange exchange={attributes} />
          </li>
        ))}
      </ol>
    </Card>
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

/** Logs a call in one more click; the channel and a comment are there for those who want them. */
function Logging({ lead, onLogged }: Pick<ExchangesProps, 'lead' | 'onLogged'>) {
  const [channel, setChannel] = useState<string>('phone')
  const [comment, setComment] = useState<string | null>(null)
  const [create, { isLoading }] = api.useCreateMutation()
  const toast = useToast()
  const { fields } = resources.client_lead_exchange

  const log = async (outcome: Outcome) => {
    const { error } = outcomeOf(
      await create({ type: 'client_lead_exchange', under: lead.id, attributes: { channel, outcome, comment } }),
    )
    if (error) {
      toast({ type: 'error', message: error.message })
      return
    }
    toast({ type: 'success', message: outcome === 'reached' ? 'Échange consigné' : 'Tentative consignée' })
    onLogged()
  }
  return (
    <div className="lead-logging">
      <ChoiceInput
        label={fields.channel.label}
        choices={fields.channel.choices ?? []}
        value={channel}
        onChange={(chosen) => {
          setChannel(String(chosen))
        }}
      />
      <LongTextInput label={fields.comment.label} value={comment} onChange={setComment} />
      <div className="form-actions">
        <Button
          disabled={isLoading}
          onClick={() => {
            void log('no_answer')
          }}
        >
          Sans réponse
        </Button>
        <Button
          type="primary"
          disabled={isLoading}
          onClick={() => {
            void log('reached')
          }}
        >
          Nous nous sommes parlé
        </Button>
      </div>
    </div>
  )
}
