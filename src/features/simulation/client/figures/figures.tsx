import { Card, formatEuros, formatPercent, KeyFigure, KeyFigures } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { capitalDueOf } from '#features/simulation/contract/report'
import type { SimulationAnswer } from '../simulate'

/** Limit of the debt ratio, insurance included (decision D-HCSF-2021-7). */
export const DEBT_LIMIT = 0.35

/** What the figures that sum an operation up are read from; each says what it covers, inside a `KeyFigures` band. */
interface FigureProps {
  readonly result: SimulationAnswer['data']
}

/** The figures that sum the operation up: a tax saving that the scheme does not give is none. */
export const Figures = ({ result }: FigureProps) => (
  <Card>
    <KeyFigures>
      <AverageEffort result={result} />
      <HighestEffort result={result} />
      {result.indicators.total_tax_saving !== 0 && <TaxSaving result={result} />}
      <NetWealth result={result} />
      <RateOfReturn result={result} />
      <DebtAfter result={result} />
    </KeyFigures>
  </Card>
)

/** A surplus is named, never shown as a negative effort. What is due at the end of a loan in fine is named apart. */
export function AverageEffort({
  result: {
    indicators: { average_effort: effort },
    loan_schedule,
    loans,
  },
}: FigureProps) {
  const years = Math.round(loan_schedule.length / 12)
  const due = capitalDueOf({ loans })
  const note = years > 0 ? `sur ${years} ans, impôts payés` : 'sans emprunt, impôts payés'
  return (
    <KeyFigure
      lead
      label={effort >= 0 ? 'Effort mensuel moyen' : 'Excédent mensuel moyen'}
      value={
        <Amount
          figure="indicators.average_effort"
          value={Math.abs(effort)}
          unit="euros_per_month"
          written={formatEuros(Math.abs(effort))}
        />
      }
      note={due ? `${note}\u202f; en ${due.year}, ${formatEuros(due.amount)} de capital à rembourser` : note}
    />
  )
}

/** The worst year; a surplus is named there too. */
export function HighestEffort({
  result: {
    indicators: {
      max_effort: { amount, year },
    },
  },
}: FigureProps) {
  return (
    <KeyFigure
      label={amount >= 0 ? 'Effort le plus haut' : 'Excédent le plus bas'}
      note={`par mois, en ${year}`}
      value={
        <Amount
          figure="indicators.max_effort"
          value={amount}
          unit="euros_per_month"
          written={formatEuros(Math.abs(amount))}
        />
      }
    />
  )
}

function TaxSaving({
  result: {
    indicators: { total_tax_saving },
    yearly_report,
  },
}: FigureProps) {
  const end = yearly_report.at(-1)?.year
  return (
    <KeyFigure
      label="Économie d’impôt cumulée"
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
  const end = yearly_report.at(-1)?.year
  return (
    <KeyFigure
      label="Patrimoine net à terme"
      value={<Amount figure="indicators.net_wealth" value={net_wealth} />}
      note={end === undefined ? undefined : `en ${end}, prêt et impôt déduits`}
    />
  )
}

/** Why an operation has no rate of return (`internalRateOfReturn`), in the words of who invests. */
function whyNoRate({
  indicators: { total_cost, loan_amount, net_wealth },
  yearly_report,
}: FigureProps['result']): string {
  const flows = [loan_amount - total_cost, ...yearly_report.map(({ cash_flow, vat_refund }) => cash_flow + vat_refund)]
  if (flows.every((flow) => flow >= 0)) return 'vous n’y mettez pas d’argent\u00a0: rien à rémunérer'
  if (net_wealth <= 0 && flows.every((flow) => flow <= 0)) return 'rien ne vous revient de ce que vous y mettez'
  return 'votre argent y reste trop peu de temps pour le dire'
}

export function RateOfReturn({ result }: FigureProps) {
  const { irr_after_tax } = result.indicators
  return (
    <KeyFigure
      label="TRI après impôt"
      value={
        <Amount
          figure="indicators.irr_after_tax"
          value={irr_after_tax}
          unit="rate"
          written={formatPercent(irr_after_tax, { decimals: 1 })}
        />
      }
      note={irr_after_tax === null ? <span className="no-rate">{whyNoRate(result)}</span> : 'revente comprise'}
    />
  )
}

export function DebtAfter({
  result: {
    indicators: { debt_ratio_after: ratio },
  },
}: FigureProps) {
  const limit = formatPercent(DEBT_LIMIT, { decimals: 0 })
  const isOver = ratio !== null && ratio > DEBT_LIMIT
  return (
    <KeyFigure
      label="Endettement après"
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
