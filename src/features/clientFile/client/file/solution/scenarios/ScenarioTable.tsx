import { ScrollingTable } from '#client/ui/table'
import { type SimulationAnswer } from '#features/simulation/client'
import { LineCell } from './LineCell'
import { OwnHeading, ScenarioHeading, type ScenarioHeadingProps } from './ScenarioHeading'
import type { AmountLine, Line } from './scenarioLines'
import type { Scenario } from './useScenarios'

export interface ComparedProps extends Omit<ScenarioHeadingProps, 'scenario'> {
  readonly result: SimulationAnswer
  readonly scenarios: readonly Scenario[]
  readonly lines: readonly Line[]
}

/** A column an operation: the answers in which they differ, then what each comes to and its difference with A. */
export function ScenarioTable({ result, scenarios, lines, ...heading }: ComparedProps) {
  return (
    <ScrollingTable<Line>
      className="scenario-table"
      tableLayout="fixed"
      caption="Comparaison des scénarios"
      dataSource={lines}
      rowKey="key"
      rowClassName={({ kind }) => `scenario-${kind}`}
      columns={[
        {
          key: 'label',
          title: <span className="visually-hidden">Réponse ou résultat</span>,
          rowScope: 'row',
          onCell: (line) => (isAmount(line) ? {} : { colSpan: scenarios.length + 2 }),
          render: (_value, { label }) => label,
        },
        ...[undefined, ...scenarios].map((scenario, place) => ({
          key: scenario?.item.key ?? 'A',
          title: scenario ? <ScenarioHeading scenario={scenario} {...heading} /> : <OwnHeading />,
          className: 'scenario-column',
          onCell: (line: Line) => (isAmount(line) ? {} : { colSpan: 0 }),
          render: (_value: unknown, line: Line) =>
            isAmount(line) && (
              <LineCell
                line={line}
                place={place}
                scenario={scenario}
                isEdited={scenario !== undefined && scenario === heading.edited}
                base={result}
              />
            ),
        })),
      ]}
    />
  )
}

const isAmount = (line: Line): line is AmountLine => line.kind === 'answer' || line.kind === 'result'
