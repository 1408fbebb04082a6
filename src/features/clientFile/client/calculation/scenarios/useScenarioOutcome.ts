import { useEffect, useEffectEvent, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { solutionSections, type SolutionSections } from '../sections'
import type { OperationAnswers } from '../slice'
import { scenarioOutcome, type CalculatingState, type Calculator, type ScenarioOutcome } from './scenarioOutcome'

/** Silence after the last change before a scenario is calculated again, in milliseconds. */
const PAUSE = 50

/**
 * What the operation of a file comes to with other answers, calculated again as they or the household change; the former
 * outcome stays meanwhile. Undefined before the first one, and without answers.
 * @param today `YYYY-MM-DD`
 */
export function useScenarioOutcome(
  clientFile: string,
  answers: OperationAnswers | undefined,
  today: string,
): ScenarioOutcome | undefined {
  const store: Calculator = useStore<CalculatingState>()
  const [outcome, setOutcome] = useState<ScenarioOutcome>()
  // As text, so that what did not change calculates nothing.
  const asked = useSelector((state: CalculatingState) =>
    JSON.stringify(withAnswers(solutionSections(state, clientFile), answers)),
  )

  const calculate = useEffectEvent(async () => {
    const sections = withAnswers(solutionSections(store.getState(), clientFile), answers)
    return sections && scenarioOutcome(store, sections, today)
  })
  useEffect(() => {
    let isOvertaken = false
    const timer = setTimeout(() => {
      void calculate().then((found) => {
        if (!isOvertaken) setOutcome(found)
      })
    }, PAUSE)
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [asked])
  return outcome
}

const withAnswers = (
  sections: SolutionSections | undefined,
  simulation: OperationAnswers | undefined,
): SolutionSections | undefined => sections && simulation && { ...sections, simulation }
