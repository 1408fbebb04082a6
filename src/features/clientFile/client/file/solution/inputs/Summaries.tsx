import { enumerations } from '#contract'
import { selectSolution } from '../../../calculation'
import { useItems } from '#client/editing'
import { useAppSelector } from '#client/store'
import { formatNumber, formatPercent } from '#client/ui'
import { Amount, writeFigure, type Unit } from '#client/ui/explanation'
import { totalOf } from '../../parts/totalOf'
import { useOperation } from '../trial/useOperation'

/** A value typed wrong may be anything until it is corrected. */
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

interface AnswerProps {
  /** Of the calculation. */
  readonly name: string
  readonly value: number
  readonly unit: Unit
  readonly written?: string
}

/** A number that was typed or assumed: explained from a first result on. */
function Answer({ name, value, unit, written = writeFigure(value, unit) }: AnswerProps) {
  const isCalculated = useAppSelector((state) => selectSolution(state).result !== null)
  return isCalculated ? <Amount figure={`answers.${name}`} value={value} unit={unit} written={written} /> : written
}

export function ProjectSummary() {
  const { project } = useOperation() ?? {}
  return project ? enumerations.projectTypes[project] : 'à choisir'
}

export function PropertySummary() {
  const surface = numberOf(useOperation()?.surface)
  return surface === undefined ? null : <Answer name="surface" value={surface} unit="square_meters" />
}

export function FinancingSummary() {
  const defaults = useAppSelector((state) => selectSolution(state).defaults)
  const rate = numberOf(useOperation()?.insurance_rate) ?? defaults.insurance_rate
  if (rate === undefined) return null
  return (
    <>
      assurance <Answer name="insurance_rate" value={rate} unit="rate" />
    </>
  )
}

export function AssumptionsSummary() {
  const defaults = useAppSelector((state) => selectSolution(state).defaults)
  const rate = numberOf(useOperation()?.yearly_rent_revaluation_rate) ?? defaults.yearly_rent_revaluation_rate
  if (rate === undefined) return null
  const written = `${formatPercent(rate, { sign: true, decimals: 1 })}/an`
  return (
    <>
      loyer <Answer name="yearly_rent_revaluation_rate" value={rate} unit="rate" written={written} />
    </>
  )
}

export function LoansSummary() {
  const count = useItems('simulation_loan').length
  return count === 0 ? 'aucun' : formatNumber(count)
}

export function ChargesSummary() {
  const charges = useAppSelector((state) => selectSolution(state).result?.data.monthly_report.monthly_expense.charges)
  return charges ? (
    <Amount figure="charges" value={totalOf(charges.map(({ amount }) => amount))} unit="euros_per_month" />
  ) : null
}
