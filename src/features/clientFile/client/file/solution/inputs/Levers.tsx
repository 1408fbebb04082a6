import type { ReactNode } from 'react'
import { selectSolution } from '../../../calculation'
import { useSectionField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { formatEuros } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Amount } from '#client/ui/explanation'
import { figureIf } from '../explanation/useVariations'
import { useOperation } from '../trial/useOperation'
import { AssumedOrigin } from './AssumedValue'
import { isLet } from './isLet'
import { Lever } from './Lever'
import { leverRanges } from './leverRanges'
import { useLeverEffects, type LeverEffect } from './useLeverEffects'
import { useSliderPreview, type LeverName } from './useSliderPreview'
import { useUsuryWarning } from './useUsuryWarning'

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
