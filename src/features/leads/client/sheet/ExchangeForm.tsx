import { useState } from 'react'
import { resources, type Attributes } from '#contract'
import { api, outcomeOf } from '#client/api'
import { Button } from '#client/ui/controls'
import { ChoiceInput, LongTextInput } from '#client/ui/inputs'
import { useToast } from '#client/feedback'

type Outcome = NonNullable<Attributes<'client_lead_exchange'>['outcome']>

const { fields } = resources.client_lead_exchange

interface ExchangeFormProps {
  /** Id of the lead. */
  readonly lead: string
  readonly onLogged: () => void
}

/** Logs a call in one more click; the channel and a comment are there for those who want them. */
export function ExchangeForm({ lead, onLogged }: ExchangeFormProps) {
  const [channel, setChannel] = useState<string>('phone')
  const [comment, setComment] = useState<string | null>(null)
  const { log, isLogging } = useLog(lead, onLogged)
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
          disabled={isLogging}
          onClick={() => {
            void log({ channel, outcome: 'no_answer', comment })
          }}
        >
          Sans réponse
        </Button>
        <Button
          type="primary"
          disabled={isLogging}
          onClick={() => {
            void log({ channel, outcome: 'reached', comment })
          }}
        >
          Nous nous sommes parlé
        </Button>
      </div>
    </div>
  )
}

interface LoggedExchange {
  readonly channel: string
  readonly outcome: Outcome
  readonly comment: string | null
}

function useLog(lead: string, onLogged: () => void) {
  const [create, { isLoading }] = api.useCreateMutation()
  const toast = useToast()
  const log = async (attributes: LoggedExchange) => {
    const { error } = outcomeOf(
      await create({ type: 'client_lead_exchange', parentId: lead, attributes: { ...attributes } }),
    )
    if (error) {
      toast({ type: 'error', message: error.message })
      return
    }
    toast({
      type: 'success',
      message: attributes.outcome === 'reached' ? 'Échange consigné' : 'Tentative consignée',
    })
    onLogged()
  }
  return { log, isLogging: isLoading }
}
