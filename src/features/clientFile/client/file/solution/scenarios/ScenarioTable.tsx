import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { ScrollingTable } from '#client/ui/table'
import { type SimulationAnswer } from '#features/simulation/client'
import { FieldValue, fieldText } from '#client/editing/changes'
import { figureIn } from '../../parts/figureNames'
import { useClientWord } from '../../parts/useClientWord'
import { useShownOperations } from '../explanation/shownOperations'
import { ComparedFigure } from './ComparedFigure'
import { ScenarioHeading, type ScenarioHeadingProps } from './ScenarioHeading'
import { differingAnswers, resultRows, type ResultRow } from './scenarioRows'
import type { Scenario } from './useScenarios'

interface TableProps extends Omit<ScenarioHeadingProps, 'scenario'> {
  readonly result: SimulationAnswer
  readonly scenarios: readonly Scenario[]
}

/** A column an operation: the answers in which they differ, then what each comes to and its difference with A. */
export function ScenarioTable({ result, scenarios, ...heading }: TableProps) {
  const lines = useLines(scenarios)
  useShownScenarios(scenarios, result)
  return (
    <AmountGrid label="Montants des scénarios">
      <ScrollingTable<Line>
        className="scenario-table"
        caption="Comparaison des scénarios"
        dataSource={lines}
        rowKey="key"
        rowClassName={({ kind }) => `scenario-${kind}`}
        columns={[
          {
            key: 'label',
            title: <span className="visually-hidden">Réponse ou résultat</span>,
            rowScope: 'row',
            onCell: (line) => (isWhole(line) ? { colSpan: scenarios.length + 2 } : {}),
            render: (_value, { label }) => label,
          },
          ...[undefined, ...scenarios].map((scenario, index) => ({
            key: scenario?.item.key ?? 'A',
            title: scenario ? <ScenarioHeading scenario={scenario} {...heading} /> : OWN_HEADING,
            onCell: (line: Line) => (isWhole(line) ? { colSpan: 0 } : {}),
            render: (_value: unknown, line: Line) =>
              line.kind === 'answer' ? (
                <Answer letter={scenario?.letter} row={line.row} value={line.row.values[index]} />
              ) : (
                line.kind === 'result' && <Outcome scenario={scenario} row={line.row} base={result} />
              ),
          })),
        ]}
      />
    </AmountGrid>
  )
}

/** Lets the figures of the scenarios be explained. */
function useShownScenarios(scenarios: readonly Scenario[], base: SimulationAnswer): void {
  useShownOperations(
    Object.fromEntries(
      scenarios.map(({ letter, outcome }) => [
        letter,
        outcome?.kind === 'calculated' ? { ...outcome, base } : undefined,
      ]),
    ),
  )
}

type AnswerRow = ReturnType<typeof differingAnswers>[number]

/** A title over rows, a sentence in place of some, an answer in which the operations differ, or a result. */
type Line = { readonly key: string; readonly label: string } & (
  | { readonly kind: 'group' | 'none' }
  | { readonly kind: 'answer'; readonly row: AnswerRow }
  | { readonly kind: 'result'; readonly row: ResultRow }
)

function useLines(scenarios: readonly Scenario[]): readonly Line[] {
  const current = useAppSelector((state) => selectSolution(state).configuration)
  const word = useClientWord()
  const differences = differingAnswers([
    current ?? undefined,
    ...scenarios.map(({ outcome }) => (outcome?.kind === 'calculated' ? outcome.configuration : undefined)),
  ])
  return [
    { kind: 'group', key: 'differences', label: 'Ce qui diffère' },
    ...(differences.length === 0 ? [NOTHING_YET] : []),
    ...differences.map((row): Line => ({ kind: 'answer', key: row.name, label: row.field.label, row })),
    { kind: 'group', key: 'results', label: 'Ce que cela donne' },
    ...resultRows.map((row): Line => ({ kind: 'result', key: row.figure, label: word(row.label), row })),
  ]
}

const NOTHING_YET: Line = {
  kind: 'none',
  key: 'none',
  label: 'Rien encore\u00a0: modifiez A à gauche, ou une variante.',
}

/** One cell takes the whole row. */
const isWhole = ({ kind }: Line): boolean => kind === 'group' || kind === 'none'

const OWN_HEADING = (
  <>
    <span className="scenario-letter">A</span> Opération à l’écran
  </>
)

interface AnswerProps {
  readonly letter: Scenario['letter'] | undefined
  readonly row: AnswerRow
  readonly value: unknown
}

/** An answer of an operation, A without a letter; a number says where it comes from, typed or estimated. */
function Answer({ letter, row: { name, field }, value }: AnswerProps) {
  if (typeof value !== 'number') return <FieldValue field={field} value={value} />
  const figure = `answers.${name}`
  return (
    <Amount
      inGrid
      figure={letter === undefined ? figure : figureIn(letter, figure)}
      value={fieldText(field, value, String)}
      unit="text"
    />
  )
}

/** What an operation comes to: without a scenario, the one on screen. */
function Outcome({ scenario, row, base }: { scenario: Scenario | undefined; row: ResultRow; base: SimulationAnswer }) {
  if (!scenario) return <Amount inGrid figure={row.figure} value={row.amountOf(base.data.indicators)} unit={row.unit} />
  const { letter, outcome } = scenario
  if (outcome === undefined) return <span aria-label={`${letter} est en cours de calcul`}>…</span>
  if (outcome.kind === 'incomplete') return 'À compléter'
  if (outcome.kind === 'failed') return 'Non calculé'
  return <ComparedFigure operation={letter} row={row} answer={outcome.answer} base={base} />
}
