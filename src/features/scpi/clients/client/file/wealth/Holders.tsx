import { use, useState } from 'react'
import { WarningOutlined } from '@ant-design/icons'
import { FieldAccessContext, useEdited, useOpenAggregate } from '#client/editing'
import { useChanges } from '#client/editing/changes'
import { SectionSaveState } from '#client/editing/saving'
import { Card, formatPercent, StatusTag } from '#client/ui'
import { RateInput } from '#client/ui/inputs'
import type { TypedNumber } from '#client/ui/inputs'
import { isHolders, type Holder } from '#features/scpi/clients/contract'
import { shareOf } from './useWealth'

const WRONG = 'Une part est comprise entre 0 et 100\u202f%'

/** In which shares two persons hold the mass around: that of the client is typed, the other is the rest. */
export function Holders({ accountId }: { accountId: string }) {
  const { id, readOnly } = useOpenAggregate()
  const mayWrite = !readOnly && (use(FieldAccessContext)?.('pp_entity', 'holders') ?? 'write') === 'write'
  const { edit } = useChanges()
  const { holders, to_review: isToReview } = useEdited('pp_entity', id)?.attributes ?? {}
  const [wrong, setWrong] = useState<TypedNumber>(null)
  const share = shareOf(holders, accountId)
  const type = (typed: TypedNumber) => {
    if (typeof typed !== 'number' || typed < 0 || typed > 1 || !isHolders(holders)) {
      setWrong(typed)
      return
    }
    setWrong(null)
    edit({ type: 'pp_entity', id }, { holders: holders.map((holder) => sharing(holder, accountId, typed)) })
  }
  return (
    <Card
      title="Titulaires"
      state={
        <>
          <SectionSaveState type="pp_entity" />
          {isToReview === true && (
            <StatusTag tone="warning" icon={<WarningOutlined aria-hidden />}>
              À revoir
            </StatusTag>
          )}
        </>
      }
    >
      <div className="scpi-holders">
        {!mayWrite ? (
          <p>Part du client&nbsp;: {formatPercent(share)}</p>
        ) : (
          <RateInput
            label="Part du client"
            value={wrong ?? share}
            minimum={0}
            maximum={1}
            error={wrong === null ? undefined : WRONG}
            onChange={type}
          />
        )}
        <p className="scpi-note">
          Part de son conjoint ou partenaire&nbsp;: {formatPercent(restOf(share))}. Le client compte pour la sienne.
        </p>
      </div>
    </Card>
  )
}

/** Ends of binary fractions are left out. */
const restOf = (share: number): number => Number((1 - share).toFixed(6))

const sharing = (holder: Holder, accountId: string, share: number): Holder => ({
  ...holder,
  share_rate: holder.pp_account_id === accountId ? share : restOf(share),
})
