import { Link } from 'react-router-dom'
import { useOpenAggregate } from '#client/editing'
import { clientFileAddress } from '#features/clientFile/contract'
import { solutionConfiguration } from '#features/simulation/contract'
import type { LotCalculation } from '#features/clientFile/contract/lots'

/** What the open file lacks before any lot can be calculated, and the way to say it. */
export function MissingAnswers({ missing }: Pick<LotCalculation, 'missing'>) {
  const { id } = useOpenAggregate()
  const labels = Object.keys(missing).map(labelOf)
  return (
    <p className="lot-notice" role="status">
      Classement par note seule&nbsp;: pour calculer l’effort de chaque lot, il manque {labels.join(', ').toLowerCase()}
      . <Link to={clientFileAddress(id, 'informations')}>Compléter le dossier</Link>
    </p>
  )
}

const fields = new Map(Object.entries(solutionConfiguration.fields))
const labelOf = (name: string): string => fields.get(name.split('.')[0] ?? name)?.label ?? name
