import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { allows } from '#contract/access'
import { useOpenAggregate } from '#client/editing'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { newOptionAddress, newReportAddress } from '#features/clientFile/contract'
import { TextInput } from '#client/ui/inputs'
import type { LotRow, Proposal } from './LotRow'
import { useDecide } from './useDecisions'

/** Keeps a lot for the household, discards it for a reason, or takes the decision back. @param isDiscarding the reason is asked for at once */
export function Decide({ row, isDiscarding: isBegun = false }: { row: LotRow; isDiscarding?: boolean }) {
  const { lot, proposal } = row
  const { decide } = useDecide()
  const [isDiscarding, setDiscarding] = useState(isBegun)
  const status = proposal?.attributes.status
  return (
    <div className="lot-decide">
      <div className="lot-actions">
        <KeepOrSend row={row} />
        {status !== 'discarded' && (
          <Button
            aria-expanded={isDiscarding}
            onClick={() => {
              setDiscarding(!isDiscarding)
            }}
          >
            Écarter
          </Button>
        )}
        {proposal && <Forget proposal={proposal} />}
        <Sell lot={lot} />
      </div>
      {status === 'discarded' && <p className="remark">Écarté&nbsp;: {proposal?.attributes.reason}</p>}
      {isDiscarding && status !== 'discarded' && (
        <Discard
          onCancel={() => {
            setDiscarding(false)
          }}
          onDiscard={(reason) => {
            setDiscarding(false)
            decide(lot.id, proposal, { status: 'discarded', reason })
          }}
        />
      )}
    </div>
  )
}

/** An option on the lot for this client, whom its promoter is told of, for those who may. */
function Sell({ lot: { id, status, program } }: Pick<LotRow, 'lot'>) {
  const file = useOpenAggregate().id
  const isAllowed = useAppSelector((state) => allows(selectHeldRights(state), 'actOnSales'))
  if (!isAllowed || (status !== 'available' && status !== 'optioned')) return null
  return (
    <>
      <Link to={newOptionAddress(id, file)}>Poser une option</Link>
      <Link to={newReportAddress(program.id, file)}>Dénoncer le client</Link>
    </>
  )
}

function KeepOrSend({ row: { lot, proposal } }: { row: LotRow }) {
  const { decide } = useDecide()
  return proposal?.attributes.status === 'kept' ? (
    <Button
      onClick={() => {
        decide(lot.id, proposal, { status: 'sent' })
      }}
    >
      Marquer envoyé au client
    </Button>
  ) : (
    <Button
      type="primary"
      onClick={() => {
        decide(lot.id, proposal, { status: 'kept' })
      }}
    >
      Retenir
    </Button>
  )
}

function Forget({ proposal }: { proposal: Proposal }) {
  const { forget } = useDecide()
  return (
    <Button
      type="text"
      onClick={() => {
        forget(proposal)
      }}
    >
      Retirer la décision
    </Button>
  )
}

function Discard({ onDiscard, onCancel }: { onDiscard: (reason: string) => void; onCancel: () => void }) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const id = useId()
  return (
    <form
      className="lot-discard"
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Enter comes before the field hands its text over.
        const typed = (event.currentTarget.querySelector('input')?.value ?? reason).trim()
        if (typed === '') setError('Indiquez pourquoi ce lot est écarté.')
        else onDiscard(typed)
      }}
    >
      <p id={id} className="visually-hidden">
        Écarter ce lot
      </p>
      <TextInput
        label="Motif"
        help="Trop cher, quartier, livraison trop lointaine…"
        required
        value={reason}
        error={error}
        onChange={(text) => {
          setReason(text ?? '')
          setError(undefined)
        }}
      />
      <div className="lot-actions">
        <Button htmlType="submit" type="primary">
          Écarter ce lot
        </Button>
        <Button onClick={onCancel}>Annuler</Button>
      </div>
    </form>
  )
}
