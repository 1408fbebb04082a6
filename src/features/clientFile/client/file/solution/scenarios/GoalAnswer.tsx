import { selectSolution, type OperationAnswers } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { formatEuros } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Amount } from '#client/ui/explanation'
import { type SimulationAnswer } from '#features/simulation/client'
import { useOpenAggregate } from '#client/editing'
import { figureIn } from '../../parts/figureNames'
import { useShownOperations } from '../explanation/shownOperations'
import type { Found, Sought } from './goalSought'
import { levers } from './levers'
import type { Scenario, ScenarioActs } from './useScenarios'

/** Names the operation found among those shown. */
const FOUND = 'found'

export interface GoalAnswerProps {
  readonly result: SimulationAnswer
  readonly scenarios: readonly Scenario[]
  readonly acts: ScenarioActs
  readonly sought: Sought
  /** Euros a month. */
  readonly wish: number
}

/** What reaches the goal or comes nearest to it, and the scenarios that can take it. */
export function GoalAnswer({ sought, wish, result, scenarios, acts }: GoalAnswerProps) {
  const { readOnly } = useOpenAggregate()
  const taken = useAppSelector((state) => selectSolution(state).defaults)
  useShownOperations({ [FOUND]: sought.kind === 'found' ? { ...sought, taken, base: result } : undefined })
  if (sought.kind === 'refused') return <p>{Object.values(sought.errors).flat().join(' ')}</p>
  return (
    <>
      <p>
        <FoundSentence sought={sought} wish={wish} />
      </p>
      {!readOnly && <Apply sought={sought} scenarios={scenarios} acts={acts} />}
    </>
  )
}

function FoundSentence({ sought, wish }: { sought: Found; wish: number }) {
  const { lever, value, effort, isReached } = sought
  const { found, unit } = levers.find((one) => one.value === lever) ?? levers[0]
  const shownValue = (
    <>
      {found}{' '}
      <strong>
        <Amount figure={figureIn(FOUND, 'value')} value={value} unit={unit} />
      </strong>
    </>
  )
  const shownEffort = <Amount figure={figureIn(FOUND, 'average_effort')} value={effort} unit="euros_per_month" />
  return isReached ? (
    <>
      Avec {shownValue}, l’effort moyen est de {shownEffort}.
    </>
  ) : (
    <>
      Aucune valeur ne donne {formatEuros(wish, { per: 'mois' })}. Le plus proche&nbsp;: {shownValue}, pour un effort de{' '}
      {shownEffort}.
    </>
  )
}

function Apply({ sought, scenarios, acts }: { sought: Found } & Pick<GoalAnswerProps, 'scenarios' | 'acts'>) {
  const isFirst = scenarios.length === 0
  return (
    <p className="scenario-actions">
      {scenarios.map((scenario) => (
        <Button
          key={scenario.letter}
          size="small"
          onClick={() => {
            acts.replace(scenario, answersOf(sought))
          }}
        >
          Appliquer à {scenario.letter}
        </Button>
      ))}
      {scenarios.length < 2 && (
        <Button
          size="small"
          onClick={() => {
            acts.duplicate(isFirst ? 'B' : 'C', answersOf(sought))
          }}
        >
          {isFirst ? 'Appliquer à B' : 'Créer C ainsi'}
        </Button>
      )}
    </p>
  )
}

/** To the euro, the value found, and the fees and rates that it was found with: estimated again, they would give another effort. */
function answersOf({
  configuration: { property_price, contribution, loan_duration, loan_rate, insurance_rate, notary_fee, guaranty_fee },
}: Found): OperationAnswers {
  return {
    investment_price: Math.round(property_price),
    contribution: Math.round(contribution),
    notary_fee: Math.round(notary_fee),
    guaranty_fee: Math.round(guaranty_fee),
    loan_duration,
    loan_rate,
    insurance_rate,
  }
}
