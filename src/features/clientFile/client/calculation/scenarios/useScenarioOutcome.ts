import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { CALCULATION_PAUSE } from '#client/ui/pauses'
import { makeSelectSolutionSections, type SolutionSections } from '../sections'
import type { OperationAnswers } from '../slice'
import { scenarioOutcome, type CalculatingState, type Calculator, type ScenarioOutcome } from './scenarioOutcome'

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
  const selectSections = useMemo(() => makeSelectSolutionSections(clientFile), [clientFile])
  const sections = useSelector((state: CalculatingState) => answers && selectSections(state, { instead: answers }))

  const calculate = useEffectEvent(
    async (asked: SolutionSections | undefined) => asked && scenarioOutcome(store, asked, today),
  )
  useEffect(() => {
    let isOvertaken = false
    const timer = setTimeout(() => {
      void calculate(sections).then((found) => {
        if (!isOvertaken) setOutcome(found)
      })
    }, CALCULATION_PAUSE)
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [sections])
  return outcome
}
