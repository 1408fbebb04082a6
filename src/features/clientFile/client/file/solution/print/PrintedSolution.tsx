import { Fragment } from 'react'
import { solutionConfiguration } from '#features/simulation/contract'
import type { SolutionConfiguration } from '#domain'
import { selectCompany } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card, formatDate, KeyFigures } from '#client/ui'
import { writeFigure } from '#client/ui/explanation'
import { type SimulationAnswer } from '#features/simulation/client'
import { FieldValue } from '#client/editing/changes'
import { useOpenAggregate, useEdited } from '#client/editing'
import { AverageEffort, DebtAfter, HighestEffort, NetWealth, RateOfReturn, TaxSaving } from '../../solutionFigures'
import { origins } from '../explanation/ofAssumptions'
import { Warnings } from '../results/Warnings'
import { NAMED_RULES } from '../../parts/UnverifiedRules'
import { YearlyEffort } from '../results/YearlyEffort'
import { PrintedTable } from './PrintedTable'
import { loanByYear, yearly } from './tables'

interface PrintedProps {
  readonly result: SimulationAnswer
  readonly configuration: SolutionConfiguration
}

/** Four pages: what the operation comes to, its years, its loan, what it rests on. */
export function PrintedSolution({ result, configuration }: PrintedProps) {
  const { data } = result
  return (
    <>
      <section className="printed-page">
        <Summary result={result} configuration={configuration} />
      </section>
      <section className="printed-page">
        <h2>L’effort, année par année</h2>
        <YearlyEffort result={result} />
        <PrintedTable caption="Tableau annuel, en euros" {...yearly(data.yearly_report)} />
      </section>
      {data.loan_schedule.length > 0 && (
        <section className="printed-page">
          <h2>Amortissement du prêt</h2>
          <PrintedTable caption="Amortissement par année, en euros" {...loanByYear(data.loan_schedule)} />
        </section>
      )}
      <section className="printed-page">
        <Assumptions {...result} />
      </section>
    </>
  )
}

function Summary({ result: { data, meta }, configuration }: PrintedProps) {
  const { id } = useOpenAggregate()
  const title = useEdited('client_file', id)?.attributes.title
  const firm = useAppSelector(selectCompany)?.attributes.name
  return (
    <>
      <header className="printed-header">
        <h1>{title}</h1>
        <p>
          {firm} — étude du {formatDate(meta.rules_as_of)}
        </p>
      </header>
      <Card>
        <KeyFigures>
          <AverageEffort result={data} />
          <HighestEffort result={data} />
          <TaxSaving result={data} />
          <NetWealth result={data} />
          <RateOfReturn result={data} />
          <DebtAfter result={data} />
        </KeyFigures>
      </Card>
      <h2>L’opération</h2>
      <Operation data={data} configuration={configuration} />
      <Warnings warnings={data.warnings} />
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
        <Fragment key={name}>
          <dt>{solutionConfiguration.fields[name].label}</dt>
          <dd>
            <FieldValue field={solutionConfiguration.fields[name]} value={configuration[name]} />
          </dd>
        </Fragment>
      ))}
    <dt>Montant emprunté</dt>
    <dd>{writeFigure(indicators.loan_amount, 'euros')}</dd>
    <dt>Mensualité, assurance comprise</dt>
    <dd>{writeFigure(indicators.monthly_payment, 'euros_per_month')}</dd>
    {loan_cost && (
      <>
        <dt>TAEG</dt>
        <dd>{writeFigure(loan_cost.effective_rate, 'rate')}</dd>
        <dt>Coût total du crédit</dt>
        <dd>{writeFigure(loan_cost.total, 'euros')}</dd>
      </>
    )}
    <dt>Coût total</dt>
    <dd>{writeFigure(indicators.total_cost, 'euros')}</dd>
  </dl>
)

function Assumptions({ data: { assumptions }, meta }: SimulationAnswer) {
  const rows = assumptions.map(({ label, value, unit, origin }) => [label, writeFigure(value, unit), origins[origin]])
  return (
    <>
      <h2>Hypothèses et mentions</h2>
      <PrintedTable caption="Hypothèses du calcul" titles={['Hypothèse', 'Valeur', 'Origine']} rows={rows} />
      <div className="printed-mentions">
        <p>
          Règles au {formatDate(meta.rules_as_of)}, moteur {meta.engine_version}. Simulation établie à partir des
          réponses du client et des hypothèses ci-dessus&nbsp;: elle n’engage ni le résultat futur, ni la banque, ni
          l’administration fiscale. Investir comporte un risque de perte en capital&#x202f;; le non-respect des
          engagements de location fait perdre les avantages fiscaux.
        </p>
        {meta.unverified.length > 0 && (
          <ul>
            {meta.unverified.slice(0, NAMED_RULES).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
