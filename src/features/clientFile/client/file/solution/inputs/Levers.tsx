import { type ReactNode, useEffect, useState } from 'react'
import { selectSolution } from '../../../calculation'
import { useSectionField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { formatEuros } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Amount } from '#client/ui/explanation'
import { figureIf, useVariations, type Variation } from '../explanation/useVariations'
import { useOperation } from '../trial/useOperation'
import { AssumedOrigin } from './AssumedValue'
import { isLet } from './isLet'
import { Lever, leverRanges, type LeverName } from '#features/simulation/client/inputs'
import { useSliderPreview } from './useSliderPreview'
import { useUsuryWarning } from './useUsuryWarning'
import type { SolutionConfiguration } from '#domain'
import { resources } from '#contract'
import { engine } from '#client/engine'
import type { SimulationAnswer } from '#features/simulation/client'
import { useRestingSolution } from '../results/useRestingSolution'

/** What one varies first: price, contribution, duration and rate of the loan, and the rent of what is let. */
export function Levers() {
  const defaults = useAppSelector((state) => selectSolution(state).defaults)
  const effects = useLeverEffects()
  const hasRent = isLet(useOperation()?.project)
  const usury = useUsuryWarning()
  return (
    <div className="levers">
      <FileLever name="investment_price" effects={effects} />
      <FileLever name="contribution" fallback={0} effects={effects} />
      <FileLever name="loan_duration" fallback={defaults.loan_duration} effects={effects}>
        <AssumedOrigin name="loan_duration" origin="durée usuelle" />
      </FileLever>
      <FileLever name="loan_rate" fallback={defaults.loan_rate} effects={effects} warning={usury}>
        <AssumedOrigin name="loan_rate" origin="votre société" />
      </FileLever>
      {hasRent && <Rent effects={effects} />}
    </div>
  )
}

interface EffectsProps {
  readonly effects: readonly LeverEffect[]
}

interface LeverProps extends EffectsProps {
  readonly name: LeverName
  /** What is taken while the field is empty. */
  readonly fallback?: number | undefined
  /** What its value leads to. */
  readonly warning?: string | undefined
  /** Where that comes from. */
  readonly children?: ReactNode
}

function FileLever({ name, fallback, effects, warning, children }: LeverProps) {
  const tryValue = useSliderPreview()
  const step = effects.find(({ lever }) => lever === name)
  return (
    <Lever
      name={name}
      range={leverRanges[name]}
      fallback={fallback}
      onSlide={tryValue(name)}
      warning={warning}
      step={step && <LeverStep {...step} />}
    >
      {children}
    </Lever>
  )
}

/** What a step costs a month, or spares. */
function LeverStep({ lever, words, effect }: LeverEffect) {
  const rounded = Math.round(effect)
  return (
    <span className="lever-step">
      {`${words}\u00a0: `}
      <Amount
        figure={figureIf(lever, 'difference.indicators.average_effort')}
        value={effect}
        unit="euros_per_month"
        written={formatEuros(rounded, { sign: rounded !== 0, per: 'mois' })}
      />
    </span>
  )
}

/** The rent of the property: the one advised by the last calculation, unless one is typed (specification §4). */
function Rent({ effects }: EffectsProps) {
  const { value, readOnly, choose } = useSectionField('suggested_rent')
  const rent = useAppSelector((state) => selectSolution(state).result?.data.monthly_report.monthly_income.rental_income)
  const isTyped = (value ?? null) !== null
  return (
    <FileLever name="suggested_rent" fallback={rent} effects={effects}>
      {!isTyped && rent !== undefined && (
        <Amount
          figure="monthly_report.monthly_income.rental_income"
          value={rent}
          unit="euros_per_month"
          written="calculé&nbsp;: loyer conseillé"
        />
      )}
      {isTyped && !readOnly && (
        <Button
          type="link"
          size="small"
          aria-label="Rétablir le loyer conseillé"
          onClick={() => {
            choose(null)
          }}
        >
          Loyer conseillé
        </Button>
      )}
    </FileLever>
  )
}

interface Step {
  readonly lever: LeverName
  /** With its sign. */
  readonly words: string
  readonly changed: Partial<SolutionConfiguration>
}

/** What a step of a lever changes. */
interface LeverEffect extends Step {
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
function useLeverEffects(): readonly LeverEffect[] {
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
