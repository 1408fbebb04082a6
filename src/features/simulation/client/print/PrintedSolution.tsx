import { Suspense, type ReactNode } from 'react'
import { solutionConfiguration } from '#features/simulation/contract'
import { mentionsOf } from '#features/simulation/contract/paper'
import { clientWarnings, loanByYear, origins, yearly, type Origins } from '#features/simulation/contract/report'
import type { SolutionConfiguration } from '#domain'
import { writeFigure } from '#client/ui/explanation'
import { useScrollFocus } from '#client/ui/table'
import type { SimulationAnswer } from '../simulate'
import { FieldValue } from '#client/editing/changes'
import { Figures } from '../figures/figures'
import { Warnings } from '../results/Warnings'
import { YearlyEffort } from '../results/YearlyEffort'
import { PrintedSincerity } from './PrintedSincerity'
import './print.css'

interface PrintedProps {
  readonly result: SimulationAnswer
  readonly configuration: SolutionConfiguration
  /** Whose study it is, and who made it. */
  readonly header: ReactNode
  /** Where values come from, in French: those of a file where nothing else is said. */
  readonly words?: Origins
}

/** Of the chart, in pixels: figures, chart and facts of the operation share one A4 page. */
const CHART_HEIGHT = 220

/** Four pages: what the operation comes to, its years, its loan, what it rests on. */
export function PrintedSolution({ result, configuration, header, words = origins }: PrintedProps) {
  const { data } = result
  return (
    <>
      <PrintedPage name="Résultat">
        <Summary result={result} configuration={configuration} header={header} />
      </PrintedPage>
      <PrintedPage name="Années">
        <h2>L’opération, année par année</h2>
        <PrintedTable caption="Tableau annuel, en euros" {...yearly(data.yearly_report)} />
        <Suspense>
          <PrintedSincerity result={result} configuration={configuration} />
        </Suspense>
      </PrintedPage>
      {data.loan_schedule.length > 0 && (
        <PrintedPage name="Prêt">
          <h2>Amortissement du prêt</h2>
          <PrintedTable caption="Amortissement par année, en euros" {...loanByYear(data.loan_schedule)} />
        </PrintedPage>
      )}
      <PrintedPage name="Hypothèses">
        <Assumptions {...result} words={words} />
      </PrintedPage>
    </>
  )
}

/** A page of paper; on a screen that is narrower, the keyboard scrolls it. */
const PrintedPage = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div ref={useScrollFocus(name)} className="printed-page">
    {children}
  </div>
)

function Summary({ result, configuration, header }: Omit<PrintedProps, 'words'>) {
  const { data } = result
  return (
    <>
      {header}
      <Figures result={data} />
      <h2>L’effort</h2>
      <YearlyEffort result={result} configuration={configuration} height={CHART_HEIGHT} />
      <h2>L’opération</h2>
      <Operation data={data} configuration={configuration} />
    </>
  )
}

/** What the reader must know first of the operation. */
const facts = [
  'project',
  'municipality',
  'property_price',
  'notary_fee',
  'contribution',
  'loan_duration',
  'loan_rate',
  'notary_signature_date',
] as const

interface OperationProps extends Pick<PrintedProps, 'configuration'> {
  readonly data: SimulationAnswer['data']
}

const Operation = ({ data: { indicators, loan_cost }, configuration }: OperationProps) => (
  <dl className="printed-facts">
    {facts
      .filter((name) => configuration[name] !== undefined)
      .map((name) => (
        <Fact key={name} label={solutionConfiguration.fields[name].label}>
          <FieldValue field={solutionConfiguration.fields[name]} value={configuration[name]} />
        </Fact>
      ))}
    <Fact label="Montant emprunté">{writeFigure(indicators.loan_amount, 'euros')}</Fact>
    <Fact label="Mensualité, assurance comprise">{writeFigure(indicators.monthly_payment, 'euros_per_month')}</Fact>
    {loan_cost && (
      <>
        <Fact label="TAEG">{writeFigure(loan_cost.effective_rate, 'rate')}</Fact>
        <Fact label="Coût total du crédit">{writeFigure(loan_cost.total, 'euros')}</Fact>
      </>
    )}
    <Fact label="Coût total">{writeFigure(indicators.total_cost, 'euros')}</Fact>
  </dl>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

function Assumptions({ data, meta, words }: SimulationAnswer & { readonly words: Origins }) {
  const rows = data.assumptions.map(({ label, value, unit, origin }) => [
    label,
    writeFigure(value, unit),
    words[origin],
  ])
  return (
    <>
      <h2>Hypothèses et mentions</h2>
      <PrintedTable caption="Hypothèses du calcul" titles={['Hypothèse', 'Valeur', 'Origine']} rows={rows} />
      <div className="printed-mentions">
        <Warnings warnings={clientWarnings(data)} />
        <p>{mentionsOf(meta.rules_as_of)}</p>
      </div>
    </>
  )
}

interface PrintedTableProps {
  readonly caption: string
  readonly titles: readonly string[]
  /** Written already; the first cell names the row. */
  readonly rows: readonly (readonly string[])[]
}

/** Characters of a row, each column at its widest, beyond which it is written smaller to stay within the page. */
const WIDE = 84

const charactersOf = ({ titles, rows }: Pick<PrintedTableProps, 'titles' | 'rows'>): number =>
  titles.reduce((sum, _title, column) => sum + Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)), 0)

/** A table as it stands on paper: nothing in it is asked about. */
function PrintedTable({ caption, titles, rows }: PrintedTableProps) {
  const isDense = titles.length > 6 && charactersOf({ titles, rows }) > WIDE
  return (
    <table className={isDense ? 'printed-table printed-table-dense' : 'printed-table'}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={titles[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
