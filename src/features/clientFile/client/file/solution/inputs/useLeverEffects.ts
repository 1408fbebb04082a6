import { useEffect, useState } from 'react'
import type { SolutionConfiguration } from '#domain'
import { resources } from '#contract'
import { engine } from '#client/engine'
import type { SimulationAnswer } from '#features/simulation/client'
import { useVariations, type Variation } from '../explanation/useVariations'
import { useRestingSolution } from '../results/useRestingSolution'
import type { LeverName } from './useSliderPreview'

interface Step {
  readonly lever: LeverName
  /** With its sign. */
  readonly words: string
  readonly changed: Partial<SolutionConfiguration>
}

/** What a step of a lever changes. */
export interface LeverEffect extends Step {
  /** On the average effort, euros a month. */
  readonly effect: number
}

/** A result, and what a step of each lever changes to it. */
interface Effects {
  readonly result: SimulationAnswer
  readonly configuration: SolutionConfiguration
  readonly effects: readonly LeverEffect[]
}

const EFFORT = ['indicators.average_effort']

/** What a step of each lever changes to the effort, by simulating the operation again, once the result stays; each can be explained (`figureIf`, by lever). */
export function useLeverEffects(): readonly LeverEffect[] {
  const { result, configuration } = useRestingSolution()
  const [found, setFound] = useState<Effects>()
  useEffect(() => {
    if (!result || !configuration) return undefined
    const asked = new AbortController()
    const operation = { configuration, context: result.meta.context }
    const steps = stepsOf(configuration, result.data)
    const variations = steps.map(({ changed }) => ({ configuration: changed }))
    engine.effectsOf(operation, variations, EFFORT, asked.signal).then(
      (changes) => {
        const effects = steps.flatMap((step, index) => {
          const effect = changes[index] ?? null
          return effect === null ? [] : [{ ...step, effect }]
        })
        setFound({ result, configuration, effects })
      },
      (failure: unknown) => {
        if (!asked.signal.aborted) throw failure
      },
    )
    return () => {
      asked.abort()
    }
  }, [result, configuration])
  useVariations(found, (found?.effects ?? []).map(variationOf))
  return found?.effects ?? []
}

const variationOf = ({ lever, words, changed }: Step): Variation => ({
  key: lever,
  changed,
  supposing: `Si l’on change cela\u00a0: ${resources.simulation.fields[lever].label}, ${words}`,
})

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
