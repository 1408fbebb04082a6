import { CaretUpFilled } from '@ant-design/icons'
import { Amount } from '#client/ui/explanation'
import { type SimulationAnswer } from '#features/simulation/client'
import { FieldValue, fieldText } from '#client/editing/changes'
import { figureIn } from '#features/simulation/client/explanation'
import { ComparedFigure } from './ComparedFigure'
import { fieldOfAnswer } from './editedAnswers'
import type { AmountLine } from './scenarioLines'
import type { AnswerRow, ResultRow } from './scenarioRows'
import type { Scenario } from './useScenarios'

interface LineCellProps {
  readonly line: AmountLine
  /** The place of the operation among those compared; the one on screen is the first. */
  readonly place: number
  /** Undefined for the operation on screen. */
  readonly scenario: Scenario | undefined
  readonly isEdited: boolean
  readonly base: SimulationAnswer
}

/** What an operation has in a line: an answer, typed here while the scenario is edited, or a result. */
export function LineCell({ line, place, scenario, isEdited, base }: LineCellProps) {
  if (line.kind === 'result')
    return (
      <>
        {line.best[place] === true && <Best />}
        <Outcome scenario={scenario} row={line.row} base={base} />
      </>
    )
  const field = isEdited ? fieldOfAnswer(line.row.name, scenario && takenBy(scenario, line.row.name)) : undefined
  if (field) return field
  const value = line.row.values[place]
  if (line.row.name === 'suggested_rent' && (value ?? null) === null)
    return <AdvisedRent scenario={scenario} base={base} />
  return <Answer letter={scenario?.letter} row={line.row} value={value} />
}

/** What the calculation of a scenario takes for an answer that is left empty; undefined before it is calculated. */
function takenBy({ outcome }: Scenario, name: string): number | undefined {
  if (outcome?.kind !== 'calculated') return undefined
  if (name === 'suggested_rent') return Math.round(outcome.answer.data.monthly_report.monthly_income.rental_income)
  return new Map<string, number | undefined>(Object.entries(outcome.taken)).get(name)
}

/** The rent that the calculation advises where none is typed (specification §4); nothing before an operation is calculated. */
function AdvisedRent({ scenario, base }: Pick<LineCellProps, 'scenario' | 'base'>) {
  const outcome = scenario?.outcome
  const answer = scenario ? (outcome?.kind === 'calculated' ? outcome.answer : undefined) : base
  if (!answer) return null
  const figure = 'monthly_report.monthly_income.rental_income'
  return (
    <Amount
      inGrid
      figure={scenario ? figureIn(scenario.letter, figure) : figure}
      value={answer.data.monthly_report.monthly_income.rental_income}
      unit="euros_per_month"
    />
  )
}

const Best = () => (
  <span className="scenario-best">
    <CaretUpFilled aria-hidden /> meilleur{' '}
  </span>
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
