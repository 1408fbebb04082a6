import { formatEuros, formatPercent, KeyFigure } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { type SimulationAnswer } from '#features/simulation/client'
import { useClientWord } from './parts/useClientWord'

/** Limit of the debt ratio, insurance included (decision D-HCSF-2021-7). */
export const DEBT_LIMIT = 0.35

/** What the figures that sum an operation up are read from; each says what it covers, inside a `KeyFigures` band. */
interface FigureProps {
  readonly result: SimulationAnswer['data']
}

/** A surplus is named, never shown as a negative effort. */
export function AverageEffort({
  result: {
    indicators: { average_effort: effort },
    loan_schedule,
  },
}: FigureProps) {
  const word = useClientWord()
  const years = Math.round(loan_schedule.length / 12)
  return (
    <KeyFigure
      lead
      label={word(effort >= 0 ? 'Effort mensuel moyen' : 'Excédent mensuel moyen')}
      value={
        <Amount
          figure="indicators.average_effort"
          value={Math.abs(effort)}
          unit="euros_per_month"
          written={formatEuros(Math.abs(effort))}
        />
      }
      note={years > 0 ? `sur ${years} ans, impôts payés` : 'sans emprunt, impôts payés'}
    />
  )
}

export function HighestEffort({
  result: {
    indicators: {
      max_effort: { amount, year },
    },
  },
}: FigureProps) {
  const word = useClientWord()
  return (
    <KeyFigure
      label={word('Effort le plus haut')}
      note={`par mois, en ${year}`}
      value={
        <Amount figure="indicators.max_effort" value={amount} unit="euros_per_month" written={formatEuros(amount)} />
      }
    />
  )
}

export function TaxSaving({
  result: {
    indicators: { total_tax_saving },
    yearly_report,
  },
}: FigureProps) {
  const word = useClientWord()
  const end = yearly_report.at(-1)?.year
  return (
    <KeyFigure
      label={word('Économie d’impôt cumulée')}
      value={<Amount figure="indicators.total_tax_saving" value={total_tax_saving} />}
      note={end === undefined ? undefined : `jusqu’en ${end}`}
    />
  )
}

export function NetWealth({
  result: {
    indicators: { net_wealth },
    yearly_report,
  },
}: FigureProps) {
  const word = useClientWord()
  const end = yearly_report.at(-1)?.year
  return (
    <KeyFigure
      label={word('Patrimoine net à terme')}
      value={<Amount figure="indicators.net_wealth" value={net_wealth} />}
      note={end === undefined ? undefined : `en ${end}, prêt et impôt déduits`}
    />
  )
}

export function RateOfReturn({
  result: {
    indicators: { irr_after_tax },
  },
}: FigureProps) {
  const word = useClientWord()
  return (
    <KeyFigure
      label={word('TRI après impôt')}
      value={
        <Amount
          figure="indicators.irr_after_tax"
          value={irr_after_tax}
          unit="rate"
          written={formatPercent(irr_after_tax, { decimals: 1 })}
        />
      }
      note="revente comprise"
    />
  )
}

export function DebtAfter({
  result: {
    indicators: { debt_ratio_after: ratio },
  },
}: FigureProps) {
  const word = useClientWord()
  const limit = formatPercent(DEBT_LIMIT, { decimals: 0 })
  const isOver = ratio !== null && ratio > DEBT_LIMIT
  return (
    <KeyFigure
      label={word('Endettement après')}
      value={
        <Amount
          figure="indicators.debt_ratio_after"
          value={ratio}
          unit="rate"
          written={formatPercent(ratio, { decimals: 1 })}
        />
      }
      note={isOver ? <strong className="over-limit">au-dessus de la limite de {limit}</strong> : `limite ${limit}`}
    />
  )
}
