import { Progress } from 'antd'
import { Link } from 'react-router-dom'
import { solutionConfiguration } from '#features/simulation/contract'
import type { LotCalculation, LotOutcomes } from '../../calculation/lots'
import { ErrorBlock, formatNumber } from '#client/ui'
import { clientFileAddress } from '#features/clientFile/contract'
import { useOpenAggregate } from '#client/editing'

interface NoticesProps {
  readonly missing: LotCalculation['missing']
  readonly outcomes: LotOutcomes
  /** The catalogue is the last one read on this device. */
  readonly isKept: boolean
  /** Lots that are looked for. */
  readonly count: number
  readonly total: number
}

/** How far the ranking is, and what it rests on when that is not everything. */
export function Notices({ missing, outcomes, isKept, count, total }: NoticesProps) {
  const { id } = useOpenAggregate()
  const labels = Object.keys(missing).map(labelOf)
  if (labels.length > 0) {
    return (
      <p className="lot-notice" role="status">
        Classement par note seule&nbsp;: pour calculer l’effort de chaque lot, il manque{' '}
        {labels.join(', ').toLowerCase()}. <Link to={clientFileAddress(id, 'informations')}>Compléter le dossier</Link>
      </p>
    )
  }
  if (outcomes.hasFailed)
    return (
      <ErrorBlock
        message="Le calcul des lots s’est arrêté. Ils sont classés par note seule et le dossier n’a pas changé."
        onRetry={outcomes.retry}
      />
    )
  return (
    <p className="lot-progress" role="status">
      {outcomes.isComplete ? (
        `${formatNumber(count)} lot${count > 1 ? 's' : ''} sur ${formatNumber(total)}, impôts payés.`
      ) : (
        <>
          <Progress
            className="lot-progress-bar"
            size="small"
            showInfo={false}
            percent={(100 * outcomes.done) / Math.max(1, outcomes.total)}
            aria-label="Lots calculés"
          />{' '}
          {formatNumber(outcomes.done)}/{formatNumber(outcomes.total)} calculés, classement provisoire
        </>
      )}
      {isKept && ' Hors connexion\u00a0: catalogue de la dernière lecture.'}
    </p>
  )
}

const fields = new Map(Object.entries(solutionConfiguration.fields))
const labelOf = (name: string): string => fields.get(name.split('.')[0] ?? name)?.label ?? name
