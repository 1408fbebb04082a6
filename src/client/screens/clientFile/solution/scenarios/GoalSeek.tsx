import { useState } from 'react'
import type { SolutionConfiguration } from '#domain'
import { selectSolution, type OperationAnswers } from '#client/calculation'
import type { SimulationAnswer } from '#client/api'
import { engine } from '#client/engine'
import { useAppSelector } from '#client/store'
import { formatEuros, formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { AmountInput, ChoiceInput } from '#client/ui/inputs'
import { useOpenClientFile } from '../../ClientFileContext'
import type { Scenario, ScenarioActs } from './useScenarios'

type Sought = Awaited<ReturnType<typeof engine.goalSeek>>
type Found = Extract<Sought, { kind: 'calculated' }>['answer']
type Lever = Found['lever']

const levers: readonly { readonly value: Lever; readonly label: string; readonly write: (value: number) => string }[] = [
  { value: 'property_price', label: 'le prix', write: (euros) => `un prix de ${formatEuros(euros)}` },
  { value: 'contribution', label: 'l’apport', write: (euros) => `un apport de ${formatEuros(euros)}` },
  { value: 'loan_duration', label: 'la durée du prêt', write: (years) => `un prêt de ${formatNumber(years, { unit: 'ans' })}` },
]

interface GoalSeekProps {
  readonly result: SimulationAnswer
  readonly scenarios: readonly Scenario[]
  readonly acts: ScenarioActs
}

/** Which price, contribution or duration gives the effort that one wishes: found by real simulations, to be put in a scenario. */
export function GoalSeek({ result, scenarios, acts }: GoalSeekProps) {
  const configuration = useAppSelector((state) => selectSolution(state).configuration)
  const [wish, setWish] = useState<number | null>(Math.round(result.data.indicators.average_effort))
  const [lever, setLever] = useState<Lever>('property_price')
  const [sought, setSought] = useState<{ readonly answer: Sought; readonly of: SolutionConfiguration } | null>(null)
  const seek = async () => {
    if (configuration && wish !== null) setSought({ answer: await engine.goalSeek(configuration, result.meta.context, lever, wish), of: configuration })
  }
  const isOfScreen = sought !== null && JSON.stringify(sought.of) === JSON.stringify(configuration)
  return (
    <section className="goal-seek" aria-label="Objectif inverse">
      <h3>Objectif inverse</h3>
      <form onSubmit={(event) => { event.preventDefault(); void seek() }}>
        <AmountInput label="Je veux un effort de" unit="€/mois" value={wish} onChange={(typed) => { setWish(typeof typed === 'number' ? typed : null) }} />
        <ChoiceInput label="en faisant varier" choices={levers} value={lever} onChange={(chosen) => { setLever(levers.find(({ value }) => value === chosen)?.value ?? lever); setSought(null) }} />
        <Button type="primary" htmlType="submit" aria-disabled={wish === null}>Chercher</Button>
      </form>
      <div role="status">{isOfScreen && <Answer sought={sought.answer} wish={wish ?? 0} scenarios={scenarios} acts={acts} />}</div>
    </section>
  )
}

function Answer({ sought, wish, scenarios, acts }: { sought: Sought; wish: number } & Omit<GoalSeekProps, 'result'>) {
  const { readOnly } = useOpenClientFile()
  if (sought.kind === 'refused') return <p>{Object.values(sought.errors).flat().join(' ')}</p>
  const { answer } = sought
  const value = levers.find((one) => one.value === answer.lever)?.write(answer.value) ?? ''
  const effort = formatEuros(answer.average_effort, { per: 'mois' })
  const next = scenarios.length === 0 ? 'B' : 'C'
  return (
    <>
      <p>{answer.reached
        ? <>Avec <strong>{value}</strong>, l’effort moyen est de {effort}.</>
        : <>Aucune valeur ne donne {formatEuros(wish, { per: 'mois' })}. Le plus proche&nbsp;: <strong>{value}</strong>, pour un effort de {effort}.</>}
      </p>
      {!readOnly && (
        <p className="scenario-actions">
          {scenarios.map((scenario) => <Button key={scenario.letter} size="small" onClick={() => { acts.replace(scenario, answersOf(answer)) }}>Appliquer à {scenario.letter}</Button>)}
          {scenarios.length < 2 && <Button size="small" onClick={() => { acts.duplicate(next, answersOf(answer)) }}>{scenarios.length === 0 ? 'Appliquer à B' : 'Créer C ainsi'}</Button>}
        </p>
      )}
    </>
  )
}

/** To the euro, the value found, and the fees and rates that it was found with: estimated again, they would give another effort. */
function answersOf({ configuration: { property_price, contribution, loan_duration, loan_rate, insurance_rate, notary_fee, guaranty_fee } }: Found): OperationAnswers {
  return {
    investment_price: Math.round(property_price), contribution: Math.round(contribution), notary_fee: Math.round(notary_fee), guaranty_fee: Math.round(guaranty_fee),
    loan_duration, loan_rate, insurance_rate,
  }
}
