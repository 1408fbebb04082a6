import type { SimulationAnswer } from '#client/api'
import { formatEuros, formatPercent, KeyFigure } from '#client/ui'

/** Limit of the debt ratio, insurance included (decision D-HCSF-2021-7). */
const DEBT_LIMIT = 0.35

/** What the figures that sum an operation up are read from; each says what it covers, inside a `KeyFigures` band. */
interface FigureProps {
  readonly result: SimulationAnswer['data']
}

/** A surplus is named, never shown as a negative effort. */
export function AverageEffort({ result: { indicators: { average_effort: effort }, loan_schedule } }: FigureProps) {
  const years = Math.round(loan_schedule.length / 12)
  return (
    <KeyFigure
      lead label={effort >= 0 ? 'Effort mensuel moyen' : 'Excédent mensuel moyen'} value={formatEuros(Math.abs(effort))}
      note={years > 0 ? `sur ${years} ans, impôts payés` : 'sans emprunt, impôts payés'}
    />
  )
}

export function HighestEffort({ result: { indicators: { max_effort: { amount, year } } } }: FigureProps) {
  return <KeyFigure label="Effort le plus haut" value={formatEuros(amount)} note={`par mois, en ${year}`} />
}

export function TaxSaving({ result: { indicators: { total_tax_saving }, yearly_report } }: FigureProps) {
  const end = yearly_report.at(-1)?.year
  return <KeyFigure label="Économie d’impôt cumulée" value={formatEuros(total_tax_saving)} note={end === undefined ? undefined : `jusqu’en ${end}`} />
}

export function NetWealth({ result: { indicators: { net_wealth }, yearly_report } }: FigureProps) {
  const end = yearly_report.at(-1)?.year
  return <KeyFigure label="Patrimoine net à terme" value={formatEuros(net_wealth)} note={end === undefined ? undefined : `en ${end}, prêt et impôt déduits`} />
}

export function RateOfReturn({ result: { indicators: { irr_after_tax } } }: FigureProps) {
  return <KeyFigure label="TRI après impôt" value={formatPercent(irr_after_tax, { decimals: 1 })} note="revente comprise" />
}

export function DebtAfter({ result: { indicators: { debt_ratio_after: ratio } } }: FigureProps) {
  const limit = formatPercent(DEBT_LIMIT, { decimals: 0 })
  const isOver = ratio !== null && ratio > DEBT_LIMIT
  return (
    <KeyFigure
      label="Endettement après" value={formatPercent(ratio, { decimals: 1 })}
      note={isOver ? <strong className="over-limit">au-dessus de la limite de {limit}</strong> : `limite ${limit}`}
    />
  )
}
