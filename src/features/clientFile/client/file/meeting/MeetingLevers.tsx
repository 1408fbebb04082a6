import { useState, type ReactNode } from 'react'
import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { Slider } from 'antd'
import { schemes } from '#domain'
import { useAppDispatch, useAppSelector } from '#client/store'
import { formatEuros, formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useOpenAggregate } from '#client/editing'
import type { SimulationAnswer } from '#features/simulation/client'
import { selectSolution, trialEnded, trialStarted } from '../../calculation'
import { isLet } from '../solution/inputs/isLet'
import { leverRanges, type LeverName } from '#features/simulation/client/inputs'
import { useSliderPreview } from '../solution/inputs/useSliderPreview'
import { useKeepTrial } from '../solution/trial/TrialBar'
import { useEditOperation, useOperation, useTrial } from '../solution/trial/useOperation'

/** Three answers of the operation, to be moved before the client; what is moved is kept, or let go. */
export function MeetingLevers({ result: { data } }: { result: SimulationAnswer }) {
  const { defaults } = useAppSelector(selectSolution)
  const { project, investment_price, contribution, loan_duration, suggested_rent } = useOperation() ?? {}
  const priceLabel = schemes.findInvestment(project ?? '')?.isShares === true ? 'Montant placé' : 'Prix du bien'
  const rent = Math.round(data.monthly_report.monthly_income.rental_income)
  const years = loan_duration ?? defaults.loan_duration
  return (
    <section className="meeting-levers" aria-label="Faire varier votre projet">
      <Lever name="contribution" label="Apport" value={contribution ?? 0} write={formatEuros} />
      {typeof years === 'number' && <Lever name="loan_duration" label="Durée du prêt" value={years} write={inYears} />}
      {isLet(project) ? (
        <Lever name="suggested_rent" label="Loyer" value={suggested_rent ?? rent} write={perMonth} />
      ) : (
        <Lever name="investment_price" label={priceLabel} value={investment_price ?? 0} write={formatEuros} />
      )}
      <Kept />
    </section>
  )
}

const inYears = (years: number): string => formatNumber(years, { unit: 'ans' })
const perMonth = (euros: number): string => formatEuros(euros, { per: 'mois' })

interface LeverProps {
  readonly name: LeverName
  readonly label: string
  readonly value: number
  readonly write: (value: number) => string
}

/** The usual ends of a lever, or as far as the value that it has. */
function rangeOf(name: LeverName, value: number) {
  const { from, to, step } = leverRanges[name]
  return { from: Math.min(from, value), to: Math.max(to, value), step }
}

/** While a lever moves, this device previews each value; the one that it rests on is tried. */
function useLever({ name, value }: Pick<LeverProps, 'name' | 'value'>) {
  const edit = useEditOperation()
  const preview = useSliderPreview()(name)
  const [slid, setSlid] = useState<number | null>(null)
  const { from, to, step } = rangeOf(name, value)
  const rest = (next: number) => {
    setSlid(null)
    edit({ [name]: Math.min(to, Math.max(from, next)) })
  }
  return {
    from,
    to,
    step,
    shown: slid ?? value,
    rest,
    slide: (next: number) => {
      setSlid(next)
      preview(next)
    },
    /** The slider is left before it rests. */
    leave: () => {
      if (slid !== null) rest(slid)
    },
  }
}

function Lever({ label, write, ...lever }: LeverProps) {
  const { from, to, step, shown, rest, slide, leave } = useLever(lever)
  return (
    <div className="meeting-lever">
      <p className="meeting-lever-name">
        {label} <strong>{write(shown)}</strong>
      </p>
      <Step
        name={`${label}\u202f: moins`}
        icon={<MinusOutlined aria-hidden />}
        isOff={shown <= from}
        onStep={() => {
          rest(shown - step)
        }}
      />
      <Slider
        min={from}
        max={to}
        step={step}
        value={shown}
        tooltip={{ formatter: null }}
        ariaLabelForHandle={label}
        ariaValueTextFormatterForHandle={write}
        onChange={slide}
        onChangeComplete={rest}
        onBlur={leave}
      />
      <Step
        name={`${label}\u202f: plus`}
        icon={<PlusOutlined aria-hidden />}
        isOff={shown >= to}
        onStep={() => {
          rest(shown + step)
        }}
      />
    </div>
  )
}

interface StepProps {
  readonly name: string
  readonly icon: ReactNode
  readonly isOff: boolean
  readonly onStep: () => void
}

/** What the slider does, by a press (WCAG 2.5.7). */
const Step = ({ name, icon, isOff, onStep }: StepProps) => (
  <Button size="large" icon={icon} aria-label={name} disabled={isOff} onClick={onStep} />
)

/** What was moved enters the file, or everything is again as it was proposed. Who may not save tries only. */
function Kept() {
  const { readOnly } = useOpenAggregate()
  const dispatch = useAppDispatch()
  const trial = useTrial()
  const keep = useKeepTrial()
  const isMoved = trial !== null && Object.keys(trial).length > 0
  const restart = () => {
    dispatch(trialEnded())
    dispatch(trialStarted())
  }
  return (
    <div className="meeting-kept">
      <p role="status">{isMoved && 'Essai, non enregistré.'}</p>
      <Button size="large" disabled={!isMoved} onClick={restart}>
        Revenir<span className="meeting-kept-more"> à la proposition</span>
      </Button>
      {!readOnly && (
        <Button
          size="large"
          type="primary"
          disabled={!isMoved}
          onClick={() => {
            keep()
            dispatch(trialStarted())
          }}
        >
          Garder<span className="meeting-kept-more"> ce scénario</span>
        </Button>
      )}
    </div>
  )
}
