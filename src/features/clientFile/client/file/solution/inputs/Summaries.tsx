import { enumerations } from '#contract'
import { selectSolution } from '../../../calculation'
import { useItems } from '#client/editing'
import { useAppSelector } from '#client/store'
import { formatEuros, formatNumber, formatPercent } from '#client/ui'
import { totalOf } from '../../parts/totalOf'
import { useOperation } from '../trial/useOperation'

/** A value typed wrong may be anything until it is corrected. */
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

export function ProjectSummary() {
  const { project } = useOperation() ?? {}
  return project ? enumerations.projectTypes[project] : 'à choisir'
}

export function PropertySummary() {
  const surface = numberOf(useOperation()?.surface)
  return surface === undefined ? null : formatNumber(surface, { unit: 'm²' })
}

export function FinancingSummary() {
  const { defaults } = useAppSelector(selectSolution)
  const rate = numberOf(useOperation()?.insurance_rate) ?? defaults.insurance_rate
  return rate === undefined ? null : `assurance ${formatPercent(rate)}`
}

export function AssumptionsSummary() {
  const { defaults } = useAppSelector(selectSolution)
  const rate = numberOf(useOperation()?.yearly_rent_revaluation_rate) ?? defaults.yearly_rent_revaluation_rate
  return rate === undefined ? null : `loyer ${formatPercent(rate, { sign: true, decimals: 1 })}/an`
}

export function LoansSummary() {
  const count = useItems('simulation_loan').length
  return count === 0 ? 'aucun' : formatNumber(count)
}

export function ChargesSummary() {
  const charges = useAppSelector((state) => selectSolution(state).result?.data.monthly_report.monthly_expense.charges)
  return charges ? `${formatEuros(totalOf(charges.map(({ amount }) => amount)))}/mois` : null
}
