import { useState } from 'react'
import { WarningFilled } from '@ant-design/icons'
import { Alert } from 'antd'
import { useEdited } from '#client/editing'
import { selectEdited } from '#client/autosave'
import { useAppSelector } from '#client/store'
import { formatEuros } from '#client/ui'
import { Button } from '#client/ui/controls'
import { scpiChoices } from '#features/scpi/clients/contract'
import { useClientRights } from '../../shared/useClientRights'
import { useMasses } from '../useMasses'
import { useWholeMass } from '../wealth/useWealth'
import { OutcomeDialog } from './OutcomeDialog'
import { useMassReading } from './useMassReading'

interface MassReviewProps {
  readonly clientId: string
  readonly accountId: string
}

/** Says that whose the shared mass of the client is wants to be said, what it holds, and asks; until somebody answers. */
export function MassReview({ clientId, accountId }: MassReviewProps) {
  useMassReading(clientId)
  const masses = useMasses(accountId)
  const toReview = useAppSelector((state) =>
    masses.find(({ id }) => selectEdited(state, 'pp_entity', id)?.attributes.to_review === true),
  )
  return (
    <>
      <p role="status" className="visually-hidden">
        {toReview ? 'Une question est posée sur la masse commune.' : ''}
      </p>
      {toReview && <Notice key={toReview.id} id={toReview.id} clientId={clientId} accountId={accountId} />}
    </>
  )
}

function Notice({ id, clientId, accountId }: MassReviewProps & { readonly id: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const { editing } = useClientRights()
  const wealth = useWholeMass(id)
  const reason = useEdited('pp_entity', id)?.attributes.review_reason ?? 'union_ended'
  return (
    <>
      <Alert
        role="note"
        type="warning"
        showIcon
        icon={<WarningFilled aria-hidden />}
        title={`Masse commune à revoir\u00a0: ${scpiChoices.reviewReasons[reason].toLowerCase()}`}
        description={
          <>
            <p>
              {`La masse commune compte ${formatEuros(wealth.net_worth)} de patrimoine net, dettes déduites, ${formatEuros(wealth.income_month)} de revenus et ${formatEuros(wealth.outflow_month)} de charges par mois, prêts compris.`}
            </p>
            <p>{WHAT_MOVES[reason]}</p>
          </>
        }
        action={
          editing && (
            <Button
              onClick={() => {
                setIsAsking(true)
              }}
            >
              Dire ce qu’elle devient
            </Button>
          )
        }
      />
      {isAsking && (
        <OutcomeDialog
          id={id}
          clientId={clientId}
          accountId={accountId}
          onClose={() => {
            setIsAsking(false)
          }}
        />
      )}
    </>
  )
}

const WHAT_MOVES: Readonly<Record<keyof typeof scpiChoices.reviewReasons, string>> = {
  union_ended: 'Rien n’a bougé\u00a0: elle compte encore pour la part de chacun.',
  holder_left: 'Elle compte désormais en entier pour le client.',
  regime_ended: 'Rien n’a bougé\u00a0: elle compte encore pour la part de chacun.',
  regime_begun: 'Les biens propres de chacun n’ont pas bougé\u00a0: dites s’ils deviennent communs.',
}
