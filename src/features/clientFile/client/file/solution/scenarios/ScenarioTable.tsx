import type { Field } from '#contract'
import { selectSolution } from '#client/calculation'
import { useAppSelector } from '#client/store'
import type { SimulationAnswer } from '#client/api'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { Button } from '#client/ui/controls'
import { FieldValue } from '../../changes/FieldValue'
import { fieldText } from '../../changes/fieldText'
import { useOpenClientFile } from '../../ClientFileContext'
import { figureIn } from '../../parts/figureNames'
import { useClientWord } from '../../parts/useClientWord'
import { useRemove } from '../../parts/useSectionRows'
import { useShownOperations } from '../explanation/shownOperations'
import { useTrial } from '../trial/useOperation'
import { ComparedFigure } from './ComparedFigure'
import { differingAnswers, resultRows, type ResultRow } from './scenarioRows'
import type { Scenario } from './useScenarios'

interface TableProps {
  readonly result: SimulationAnswer
  readonly scenarios: readonly Scenario[]
  readonly edited: Scenario | undefined
  readonly onEdit: (scenario: Scenario) => void
  readonly onTakeOver: (scenario: Scenario) => void
}

/** A column an operation: the answers in which they differ, then what each comes to and its difference with A. */
export function ScenarioTable({ result, scenarios, ...heading }: TableProps) {
  const current = useAppSelector((state) => selectSolution(state).configuration)
  const configurations = [
    current ?? undefined,
    ...scenarios.map(({ outcome }) => (outcome?.kind === 'calculated' ? outcome.configuration : undefined)),
  ]
  const differences = differingAnswers(configurations)
  const word = useClientWord()
  useShownOperations(
    Object.fromEntries(
      scenarios.map(({ letter, outcome }) => [
        letter,
        outcome?.kind === 'calculated' ? { ...outcome, base: result } : undefined,
      ]),
    ),
  )
  return (
    <AmountGrid label="Montants des scénarios">
      <div className="table-frame">
        <table className="data-table scenario-table">
          <caption className="visually-hidden">Comparaison des scénarios</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">
                <span className="scenario-letter">A</span> Opération à l’écran
              </th>
              {scenarios.map((scenario) => (
                <Heading key={scenario.item.key} scenario={scenario} {...heading} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={scenarios.length + 2}>
                Ce qui diffère
              </th>
            </tr>
            {differences.length === 0 && (
              <tr>
                <td colSpan={scenarios.length + 2}>Rien encore&nbsp;: modifiez A à gauche, ou une variante.</td>
              </tr>
            )}
            {differences.map(({ name, field, values }) => (
              <tr key={name}>
                <th scope="row">{field.label}</th>
                {values.map((value, index) => (
                  <td key={scenarios[index - 1]?.item.key ?? 'A'}>
                    <Answer letter={scenarios[index - 1]?.letter} name={name} field={field} value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={scenarios.length + 2}>
                Ce que cela donne
              </th>
            </tr>
            {resultRows.map((row) => (
              <tr key={row.figure}>
                <th scope="row">{word(row.label)}</th>
                <td>
                  <Amount inGrid figure={row.figure} value={row.amountOf(result.data.indicators)} unit={row.unit} />
                </td>
                {scenarios.map((scenario) => (
                  <td key={scenario.item.key}>
                    <Outcome scenario={scenario} row={row} base={result} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </AmountGrid>
  )
}

/** An answer of an operation, A without a letter; a number says where it comes from, typed or estimated. */
function Answer({
  letter,
  name,
  field,
  value,
}: {
  letter: Scenario['letter'] | undefined
  name: string
  field: Field
  value: unknown
}) {
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

function Heading({
  scenario,
  edited,
  onEdit,
  onTakeOver,
}: { scenario: Scenario } & Pick<TableProps, 'edited' | 'onEdit' | 'onTakeOver'>) {
  const { readOnly } = useOpenClientFile()
  const isTrial = useTrial() !== null
  const remove = useRemove()
  const {
    letter,
    attributes: { name },
    item,
  } = scenario
  return (
    <th scope="col">
      <span className="scenario-letter">{letter}</span> {name}
      <div className="scenario-actions">
        {!readOnly && (
          <Button
            size="small"
            aria-expanded={scenario === edited}
            aria-label={`Modifier ${letter}`}
            onClick={() => {
              onEdit(scenario)
            }}
          >
            Modifier
          </Button>
        )}
        {(!readOnly || isTrial) && (
          <Button
            size="small"
            aria-label={`Reprendre ${letter} dans l’opération`}
            onClick={() => {
              onTakeOver(scenario)
            }}
          >
            Reprendre
          </Button>
        )}
        {!readOnly && (
          <Button
            size="small"
            type="text"
            aria-label={`Supprimer ${letter}`}
            onClick={() => {
              void remove([item], undefined)
            }}
          >
            Supprimer
          </Button>
        )}
      </div>
    </th>
  )
}

function Outcome({
  scenario: { letter, outcome },
  row,
  base,
}: {
  scenario: Scenario
  row: ResultRow
  base: SimulationAnswer
}) {
  if (outcome === undefined) return <span aria-label={`${letter} est en cours de calcul`}>…</span>
  if (outcome.kind === 'incomplete') return 'À compléter'
  if (outcome.kind === 'failed') return 'Non calculé'
  return <ComparedFigure operation={letter} row={row} answer={outcome.answer} base={base} />
}
