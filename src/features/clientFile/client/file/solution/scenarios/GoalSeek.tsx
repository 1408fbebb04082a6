import { useState } from 'react'
import type { SolutionConfiguration } from '#domain'
import { isEqual } from '#contract/json'
import { selectSolution, type OperationAnswers } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { AmountInput, ChoiceInput } from '#client/ui/inputs'
import type { SimulationAnswer } from '#features/simulation/client'
import { goalSought, type Lever, type Sought, type Found } from './goalSought'
import { formatEuros } from '#client/ui'
import { Amount, type Unit } from '#client/ui/explanation'
import { useOpenAggregate } from '#client/editing'
import { figureIn, useShownOperations } from '#features/simulation/client/explanation'
import type { Scenario, ScenarioActs } from './useScenarios'

type GoalSeekProps = Omit<GoalAnswerProps, 'sought' | 'wish'>

/** Which price, contribution or duration gives the effort that one wishes: found by real simulations, to be put in a scenario. */
export function GoalSeek({ result, scenarios, acts }: GoalSeekProps) {
  const { wish, setWish, lever, setLever, seek, sought } = useGoalSeek(result)
  return (
    <section className="goal-seek" aria-label="Objectif inverse">
      <h3>Objectif inverse</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void seek()
        }}
      >
        <AmountInput
          label="Je veux un effort de"
          unit="€/mois"
          value={wish}
          onChange={(typed) => {
            setWish(typeof typed === 'number' ? typed : null)
          }}
        />
        <ChoiceInput
          label="en faisant varier"
          choices={levers}
          value={lever}
          onChange={(chosen) => {
            setLever(levers.find(({ value }) => value === chosen)?.value ?? lever)
          }}
        />
        <Button type="primary" htmlType="submit" aria-disabled={wish === null}>
          Chercher
        </Button>
      </form>
      <div role="status">
        {sought && <GoalAnswer sought={sought} wish={wish ?? 0} result={result} scenarios={scenarios} acts={acts} />}
      </div>
    </section>
  )
}

/** What is asked for, and the answer while it is that of the operation on screen. */
function useGoalSeek({ data, meta }: SimulationAnswer) {
  const configuration = useAppSelector((state) => selectSolution(state).configuration)
  const [wish, setWish] = useState<number | null>(Math.round(data.indicators.average_effort))
  const [lever, setLever] = useState<Lever>('property_price')
  const [sought, setSought] = useState<{ readonly answer: Sought; readonly of: SolutionConfiguration } | null>(null)
  const seek = async () => {
    if (configuration && wish !== null)
      setSought({ answer: await goalSought({ configuration, meta, lever, wish }), of: configuration })
  }
  return {
    wish,
    setWish,
    lever,
    setLever: (chosen: Lever) => {
      setLever(chosen)
      setSought(null)
    },
    seek,
    sought: sought !== null && isEqual(sought.of, configuration) ? sought.answer : undefined,
  }
}

/** Names the operation found among those shown. */
const FOUND = 'found'

interface GoalAnswerProps {
  readonly result: SimulationAnswer
  readonly scenarios: readonly Scenario[]
  readonly acts: ScenarioActs
  readonly sought: Sought
  /** Euros a month. */
  readonly wish: number
}

/** What reaches the goal or comes nearest to it, and the scenarios that can take it. */
function GoalAnswer({ sought, wish, result, scenarios, acts }: GoalAnswerProps) {
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

interface LeverWords {
  readonly value: Lever
  readonly label: string
  readonly found: string
  readonly unit: Unit
}
/** What may vary to reach a goal, as people read it. */
const levers: readonly [LeverWords, ...LeverWords[]] = [
  { value: 'property_price', label: 'le prix', found: 'un prix de', unit: 'euros' },
  { value: 'contribution', label: 'l’apport', found: 'un apport de', unit: 'euros' },
  { value: 'loan_duration', label: 'la durée du prêt', found: 'un prêt de', unit: 'years' },
]
