import { useEffect, useState } from 'react'
import type { SolutionConfiguration } from '#domain'
import { engine } from '#client/engine'
import type { SimulationAnswer } from '#features/simulation/client'
import { useRestingSolution } from '../results/useRestingSolution'
import type { LeverName } from './useSliderPreview'

/** What a step of a lever changes. */
export interface LeverEffect {
  readonly lever: LeverName
  /** The step in words, with its sign. */
  readonly words: string
  /** On the average effort, euros a month. */
  readonly effect: number
}

interface Step {
  readonly lever: LeverName
  readonly words: string
  readonly changed: Partial<SolutionConfiguration>
}

const EFFORT = ['indicators.average_effort']

/** What a step of each lever changes to the effort, by simulating the operation again, once the result stays. */
export function useLeverEffects(): readonly LeverEffect[] {
  const { result, configuration } = useRestingSolution()
  const [effects, setEffects] = useState<readonly LeverEffect[]>([])
  useEffect(() => {
    if (!result || !configuration) return undefined
    let isOvertaken = false
    const steps = stepsOf(configuration, result.data)
    const variations = steps.map(({ changed }) => ({ configuration: changed }))
    void engine.effectsOf({ configuration, context: result.meta.context }, variations, EFFORT).then((found) => {
      if (isOvertaken) return
      setEffects(
        steps.flatMap(({ lever, words }, index) => {
          const effect = found[index] ?? null
          return effect === null ? [] : [{ lever, words, effect }]
        }),
      )
    })
    return () => {
      isOvertaken = true
    }
  }, [result, configuration])
  return effects
}

/** A usual step of each lever; none of one that the operation does not have. */
function stepsOf(
  { property_price, contribution, loan_duration, loan_rate }: SolutionConfiguration,
  { monthly_report }: SimulationAnswer['data'],
): readonly Step[] {
  const rent = monthly_report.monthly_income.rental_income
  const isLent = loan_duration > 0
  const all: readonly (Step | false)[] = [
    {
      lever: 'investment_price',
      words: '+10\u202f000\u00a0€',
      changed: { property_price: property_price + 10_000 },
    },
    isLent && {
      lever: 'contribution',
      words: '+10\u202f000\u00a0€',
      changed: { contribution: contribution + 10_000 },
    },
    isLent && { lever: 'loan_duration', words: '\u22121\u00a0an', changed: { loan_duration: loan_duration - 1 } },
    isLent && { lever: 'loan_rate', words: '+0,10\u00a0pt', changed: { loan_rate: loan_rate + 0.001 } },
    rent > 0 && { lever: 'suggested_rent', words: '+10\u00a0€', changed: { suggested_rent: rent + 10 } },
  ]
  return all.filter((step) => step !== false)
}
