import { useOpenAggregate } from '#client/editing'
import { Button } from '#client/ui/controls'
import { proposalStatuses, type CatalogueProperty } from '#features/catalogue/contract'
import { LotBar } from './LotSale'
import { useDecide, type HouseholdLots } from '#features/clientFile/client/lots'

/** Keeps the lot among the proposals of the file, or takes that back; saved as any edit of it. */
export function Propose({ lot, household }: { lot: CatalogueProperty; household: HouseholdLots }) {
  const { readOnly } = useOpenAggregate()
  const { decide, forget } = useDecide()
  const proposal = household.decisions.get(lot.id)
  const status = proposal?.attributes.status ?? null
  if (proposal && status !== null)
    return (
      <>
        <p>
          {proposalStatuses[status]} pour {household.clientFile.title}.{' '}
          {!readOnly && status !== 'sent' && (
            <Button
              type="link"
              onClick={() => {
                forget(proposal)
              }}
            >
              Retirer la décision
            </Button>
          )}
        </p>
        <LotBar {...lot} />
      </>
    )
  if (readOnly) return <LotBar {...lot} />
  return (
    <MainAction
      lot={lot}
      label="Proposer à ce client"
      act={() => {
        decide(lot.id, undefined, { status: 'kept' })
      }}
    />
  )
}

interface MainActionProps {
  readonly lot: CatalogueProperty
  readonly label: string
  readonly act: () => void
}

/** What the page is for. */
export const MainAction = ({ lot, label, act }: MainActionProps) => (
  <LotBar {...lot}>
    <Button type="primary" block onClick={act}>
      {label}
    </Button>
  </LotBar>
)
