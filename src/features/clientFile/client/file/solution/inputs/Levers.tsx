import type { ReactNode } from 'react'
import { schemes } from '#domain'
import { selectSolution } from '../../../calculation'
import { SliderField, useSectionField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { formatEuros } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Amount } from '#client/ui/explanation'
import { useOperation } from '../trial/useOperation'
import { AssumedOrigin } from './AssumedValue'
import { useLeverEffects, type LeverEffect } from './useLeverEffects'
import { useSliderPreview, type LeverName } from './useSliderPreview'

/** Ends and step of each slider, in the unit of its value. */
const ranges: Readonly<Record<LeverName, { readonly from: number; readonly to: number; readonly step: number }>> = {
  investment_price: { from: 50_000, to: 600_000, step: 1_000 },
  contribution: { from: 0, to: 200_000, step: 1_000 },
  loan_duration: { from: 5, to: 30, step: 1 },
  loan_rate: { from: 0, to: 0.08, step: 0.0005 },
  suggested_rent: { from: 200, to: 2_500, step: 10 },
}

/** What one varies first: price, contribution, duration and rate of the loan, rent. */
export function Levers() {
  const defaults = useAppSelector((state) => selectSolution(state).defaults)
  const effects = useLeverEffects()
  const isShares = schemes.findInvestment(useOperation()?.project ?? '')?.isShares === true
  return (
    <div className="levers">
      <Lever name="investment_price" effects={effects} />
      <Lever name="contribution" fallback={0} effects={effects} />
      <Lever name="loan_duration" fallback={defaults.loan_duration} effects={effects}>
        <AssumedOrigin name="loan_duration" origin="durée usuelle" />
      </Lever>
      <Lever name="loan_rate" fallback={defaults.loan_rate} effects={effects}>
        <AssumedOrigin name="loan_rate" origin="votre société" />
      </Lever>
      {!isShares && <Rent effects={effects} />}
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
  /** Where that comes from. */
  readonly children?: ReactNode
}

function Lever({ name, fallback, effects, children }: LeverProps) {
  const tryValue = useSliderPreview()
  const step = effects.find(({ lever }) => lever === name)
  return (
    <div className="lever">
      <SliderField isCompact name={name} {...ranges[name]} fallback={fallback} onSlide={tryValue(name)} />
      <div className="lever-note">
        <span className="lever-origin">{children}</span>
        {step && <LeverStep {...step} />}
      </div>
    </div>
  )
}

/** What a step costs a month, or spares. */
function LeverStep({ words, effect }: LeverEffect) {
  const rounded = Math.round(effect)
  return (
    <span className="lever-step">
      {words}&nbsp;: <strong>{rounded === 0 ? formatEuros(0) : formatEuros(rounded, { sign: true })}/mois</strong>
    </span>
  )
}

/** The rent of the property: the one advised by the last calculation, unless one is typed (specification §4). */
function Rent({ effects }: EffectsProps) {
  const { value, readOnly, choose } = useSectionField('suggested_rent')
  const rent = useAppSelector((state) => selectSolution(state).result?.data.monthly_report.monthly_income.rental_income)
  const isTyped = (value ?? null) !== null
  return (
    <Lever name="suggested_rent" fallback={rent} effects={effects}>
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
    </Lever>
  )
}
