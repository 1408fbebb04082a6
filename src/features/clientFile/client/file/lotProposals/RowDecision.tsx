import { CloseOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { ActionMenu, MenuChoices } from '#client/ui/menu'
import { useOpenAggregate } from '#client/editing'
import { lotName } from '#features/catalogue/client/lots'
import { DecisionTag } from './columns'
import { KeepButton } from './KeepButton'
import type { LotRow } from './LotRow'
import { useDecide } from './useDecisions'

/** Why lots are usually discarded. */
const reasons = ['Trop cher', 'Quartier', 'Livraison trop lointaine', 'Surface ou plan', 'Rendement trop faible']

interface RowDecisionProps {
  readonly row: LotRow
  /** Asks for another reason. */
  readonly onDiscard: (id: string) => void
}

/** What is decided of a lot, in its row: a heart keeps it, a cross discards it for a reason; pressed again, both take it back. */
export function RowDecision({ row, onDiscard }: RowDecisionProps) {
  const { readOnly } = useOpenAggregate()
  const status = row.proposal?.attributes.status
  if (readOnly || status === 'sent') return <DecisionTag status={status} />
  return (
    <span className="lot-decision">
      <KeepButton row={row} />
      <Discard row={row} onDiscard={onDiscard} />
    </span>
  )
}

function Discard({ row, onDiscard }: RowDecisionProps) {
  const { forget } = useDecide()
  const { lot, proposal } = row
  if (proposal?.attributes.status !== 'discarded') return <DiscardMenu row={row} onDiscard={onDiscard} />
  return (
    <Button
      type="text"
      className="lot-discarded"
      aria-label={`Écarter ${lotName(lot)}`}
      title={`Écarté\u00a0: ${proposal.attributes.reason ?? ''}`}
      aria-pressed
      icon={<CloseOutlined aria-hidden />}
      onClick={() => {
        forget(proposal)
      }}
    />
  )
}

function DiscardMenu({ row: { lot, proposal }, onDiscard }: RowDecisionProps) {
  const { decide } = useDecide()
  const choices = reasons.map((reason) => ({
    key: reason,
    label: reason,
    onChoose: () => {
      decide(lot.id, proposal, { status: 'discarded', reason })
    },
  }))
  const other = {
    key: 'other',
    label: 'Autre motif…',
    onChoose: () => {
      onDiscard(lot.id)
    },
  }
  return (
    <ActionMenu name={`Écarter ${lotName(lot)}`} face={<CloseOutlined aria-hidden />}>
      {(menu) => <MenuChoices {...menu} heading={'Pourquoi l’écarter\u202f?'} choices={[...choices, other]} />}
    </ActionMenu>
  )
}
