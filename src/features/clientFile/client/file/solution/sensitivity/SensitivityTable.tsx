import { formatEuros, formatPercent } from '#client/ui'
import { Amount, AmountGrid, writeFigure } from '#client/ui/explanation'
import type { SimulationAnswer } from '#features/simulation/client'
import { figureIf, useVariations } from '../explanation/useVariations'
import type { Sensitive, Sensitivity } from './useSensitivity'
import './sensitivity.css'

type Indicators = Pick<SimulationAnswer['data']['indicators'], 'average_effort' | 'net_wealth' | 'irr_after_tax'>

/**
 * What the result becomes when one thing at a time turns out otherwise and, beside it, when one sells earlier. Small tables of the
 * page: antd's weighs 61 KiB.
 */
export function SensitivityTable({ sensitivity }: { sensitivity: Sensitivity }) {
  const { result, cases } = sensitivity
  const { indicators: study, yearly_report } = result.data
  const sales = cases.filter(({ soldIn }) => soldIn !== undefined)
  useVariations(
    sensitivity,
    cases.map(({ key, words, changed }) => ({ key, changed, supposing: `Si cela arrive\u00a0: ${words}` })),
  )
  return (
    <AmountGrid label="Montants si les choses tournent autrement">
      <div className="sensitivity-tables">
        <table className="sensitivity">
          <caption>Si les choses tournent autrement</caption>
          <Heads titles={['Une chose à la fois', 'Effort moyen', 'Écart', 'Patrimoine net', 'TRI']} />
          <tbody>
            <Row isStudy words="Étude présentée" indicators={study} study={study} figureOf={ofStudy} />
            {cases
              .filter(({ soldIn }) => soldIn === undefined)
              .map((hazard) => (
                <Row key={hazard.key} {...rowOf(hazard)} study={study} />
              ))}
          </tbody>
        </table>
        {sales.length > 0 && <EarlierSales sales={sales} study={study} end={yearly_report.at(-1)?.year} />}
      </div>
    </AmountGrid>
  )
}

interface EarlierSalesProps {
  readonly sales: readonly Sensitive[]
  readonly study: Indicators
  /** The year of the sale of the study. */
  readonly end: number | undefined
}

const EarlierSales = ({ sales, study, end }: EarlierSalesProps) => (
  <table className="sensitivity">
    <caption>Si la revente vient plus tôt</caption>
    <Heads titles={['Année de la revente', 'Effort moyen', 'Patrimoine net', 'TRI']} />
    <tbody>
      {sales.map((sale) => (
        <Row key={sale.key} {...rowOf(sale)} />
      ))}
      <Row isStudy words={`Étude présentée\u00a0: ${String(end ?? '')}`} indicators={study} figureOf={ofStudy} />
    </tbody>
  </table>
)

const Heads = ({ titles }: { titles: readonly string[] }) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
    </tr>
  </thead>
)

const ofStudy = (figure: string): string => figure

const rowOf = ({ key, words, outcome }: Sensitive): RowProps => ({
  words,
  indicators: outcome.indicators,
  figureOf: (figure) => figureIf(key, figure),
})

interface RowProps {
  readonly words: string
  readonly indicators: Indicators
  /** Those that the effort is held against, where the difference is told. */
  readonly study?: Indicators
  /** What is presented itself. */
  readonly isStudy?: boolean
  /** Names an indicator of this row, for whoever explains it. */
  readonly figureOf: (figure: string) => string
}

function Row({ words, indicators: { average_effort: effort, net_wealth, irr_after_tax: rate }, ...row }: RowProps) {
  const { study, isStudy = false, figureOf } = row
  return (
    <tr className={isStudy ? 'sensitivity-study' : undefined}>
      <th scope="row">{words}</th>
      <td>
        <Amount
          inGrid
          figure={figureOf('indicators.average_effort')}
          value={effort}
          unit="euros_per_month"
          written={effortOf(effort)}
        />
      </td>
      {study && (
        <Difference
          figure={figureOf('difference.indicators.average_effort')}
          euros={Math.round(effort - study.average_effort)}
        />
      )}
      <td>
        <Amount inGrid figure={figureOf('indicators.net_wealth')} value={net_wealth} />
      </td>
      <td>
        <Amount
          inGrid
          figure={figureOf('indicators.irr_after_tax')}
          value={rate}
          unit="rate"
          written={formatPercent(rate, { decimals: 1 })}
        />
      </td>
    </tr>
  )
}

const Difference = ({ figure, euros }: { figure: string; euros: number }) => (
  <td>
    <Amount
      inGrid
      figure={figure}
      value={euros === 0 ? null : euros}
      unit="euros_per_month"
      written={euros === 0 ? writeFigure(null, 'euros') : formatEuros(euros, { sign: true })}
    />
  </td>
)

/** A surplus is named, never a negative effort. */
const effortOf = (effort: number): string => (effort >= 0 ? formatEuros(effort) : `excédent de ${formatEuros(-effort)}`)
