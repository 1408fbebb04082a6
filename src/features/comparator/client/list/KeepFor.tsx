import { proposalStatuses, type CatalogueProperty } from '#features/catalogue/contract'
import { useOpenAggregate } from '#client/editing'
import { KeepButton, type HouseholdLots } from '#features/clientFile/client/lots'

interface KeepForProps {
  readonly lot: CatalogueProperty
  readonly household: HouseholdLots
}

/** Keeps a lot for the household, or says what was decided of it. */
export function KeepFor({ lot, household }: KeepForProps) {
  const { readOnly } = useOpenAggregate()
  const proposal = household.decisions.get(lot.id)
  const status = proposal?.attributes.status ?? null
  if (status === 'sent' || (readOnly && status !== null)) return proposalStatuses[status]
  return readOnly ? '—' : <KeepButton row={{ lot, proposal }} />
}
