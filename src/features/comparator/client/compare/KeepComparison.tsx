import { FolderAddOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { useOpenAggregate } from '#client/editing'
import { Button } from '#client/ui/controls'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { keptLotsAddress, useDecide, type HouseholdLots } from '#features/clientFile/client/lots'

interface KeepComparisonProps {
  readonly lots: readonly CatalogueProperty[]
  readonly household: HouseholdLots
}

/** Keeps all the lots that are compared for the household; once they are, leads to them in its file, where they are compared too. */
export function KeepComparison({ lots, household: { clientFile, decisions } }: KeepComparisonProps) {
  const { readOnly } = useOpenAggregate()
  const { keepAll } = useDecide()
  const undecided = lots.map(({ id }) => id).filter((id) => !decisions.has(id))
  if (readOnly || undecided.length === 0) {
    const kept = lots.map(({ id }) => id).filter((id) => decisions.has(id))
    return kept.length === 0 ? null : <Link to={keptLotsAddress(clientFile.id, kept)}>Voir dans le dossier</Link>
  }
  return (
    <Button
      type="primary"
      icon={<FolderAddOutlined aria-hidden />}
      onClick={() => {
        keepAll(undecided)
      }}
    >
      Garder dans le dossier
    </Button>
  )
}
