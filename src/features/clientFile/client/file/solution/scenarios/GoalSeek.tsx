import { useState } from 'react'
import type { SolutionConfiguration } from '#domain'
import { isEqual } from '#contract/json'
import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { AmountInput, ChoiceInput } from '#client/ui/inputs'
import { type SimulationAnswer } from '#features/simulation/client'
import { GoalAnswer, type GoalAnswerProps } from './GoalAnswer'
import { goalSought, type Lever, type Sought } from './goalSought'
import { levers } from './levers'

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
