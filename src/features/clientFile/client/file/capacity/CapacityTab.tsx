import { Link } from 'react-router-dom'
import { messages } from '#contract'
import { Card, Empty, ErrorBlock, formatDate, formatPercent, Skeleton } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { sectionAddress } from '#features/clientFile/contract'
import { useOpenAggregate } from '#client/editing'
import { CapacityResults, useCapacity, type Capacity, type CapacityReading } from '#features/simulation/client/capacity'
import { CapacityExplanations } from './CapacityExplanations'
import { CapacityInputs } from './CapacityInputs'
import { OptimalInvestments } from './OptimalInvestments'
import { Report } from './Report'
import { usePeople } from './usePeople'
import { useCapacityAnswers, type CapacityAnswers } from './useCapacityAnswers'
import './capacity.css'

/** How much the household can invest, and why; other answers than those of the file can be tried. */
export function CapacityTab() {
  const answers = useCapacityAnswers()
  const reading = useCapacity(answers.question)
  const { capacity, isOutdated, failure } = reading
  const people = usePeople()
  const isAwaited = answers.question !== null && !capacity && !failure
  return (
    <CapacityExplanations capacity={capacity}>
      <div className="capacity">
        {(capacity !== null || isAwaited) && <Summary capacity={capacity} />}
        <CapacityInputs answers={answers} />
        <div className="capacity-results">
          <Missing answers={answers} />
          <NotAnswered reading={reading} />
          {capacity && (
            <div
              className={isOutdated || !answers.question ? 'capacity-result capacity-outdated' : 'capacity-result'}
              aria-busy={isOutdated}
            >
              <CapacityResults capacity={capacity} people={people} />
              <Report capacity={capacity} question={answers.question} />
            </div>
          )}
          {isAwaited ? (
            <div className="capacity-awaited">
              <Skeleton lines={8} />
            </div>
          ) : (
            <OptimalInvestments />
          )}
        </div>
      </div>
    </CapacityExplanations>
  )
}

/** On a small screen, what stays in sight while the answers are varied. */
function Summary({ capacity }: { capacity: Capacity | null }) {
  if (!capacity) return <p className="capacity-summary">Calcul en cours</p>
  const { budget, debt_ratio_after: ratio } = capacity.answer.data
  return (
    <p className="capacity-summary">
      Budget {budget === null ? 'non limité' : <Amount figure="budget" value={budget} />} · endettement{' '}
      <Amount figure="debt_ratio_after" value={ratio} unit="rate" written={formatPercent(ratio, { decimals: 1 })} />
    </p>
  )
}

/** What the calculation waits for. */
function Missing({ answers: { values, errors } }: { answers: CapacityAnswers }) {
  const { id } = useOpenAggregate()
  const wrong = Object.keys(errors).length
  if (wrong > 0)
    return (
      <Card>
        <p role="status">
          {wrong > 1 ? `Corrigez ${wrong} valeurs pour calculer.` : 'Corrigez une valeur pour calculer.'}
        </p>
      </Card>
    )
  const income = values['net_monthly_income']
  if (typeof income === 'number' && income > 0) return null
  return (
    <Card>
      <Empty
        title="Il manque le revenu du foyer"
        sentence="Le budget se calcule d’après ce que le foyer gagne."
        action={<Link to={sectionAddress(id, 'income', 'net_monthly_income')}>Compléter les revenus</Link>}
      />
    </Card>
  )
}

/** Why the server did not answer, and what is shown instead. */
function NotAnswered({ reading: { capacity, failure, isOutdated, retry } }: { reading: CapacityReading }) {
  if (!failure) return null
  if (failure.kind === 'network' && capacity && !isOutdated) {
    return (
      <p className="on-this-device" role="status">
        <strong>Calculé sur cet appareil</strong>, avec les règles au {formatDate(capacity.answer.meta.context.asOf)} et
        les dernières hypothèses connues de votre société et du marché.
      </p>
    )
  }
  const reason =
    failure.kind === 'network'
      ? 'Vous êtes hors connexion\u00a0: le calcul reprendra au retour du réseau, vos valeurs sont gardées.'
      : messages.technical
  return <ErrorBlock message={reason} onRetry={retry} />
}
