import { Amount } from '#client/ui/explanation'
import { type SimulationAnswer } from '#features/simulation/client'
import { figureIn } from '#features/simulation/client/explanation'
import { differenceOf, type ResultRow } from './scenarioRows'

interface ComparedFigureProps {
  /** Its name among the operations shown (`useShownOperations`). */
  readonly operation: string
  readonly row: ResultRow
  readonly answer: SimulationAnswer
  /** The operation that it is compared with. */
  readonly base: SimulationAnswer
}

/** A figure of an operation, and how far it is from that of the operation it is compared with. */
export function ComparedFigure({ operation, row, answer, base }: ComparedFigureProps) {
  const { figure, unit, amountOf } = row
  const difference = differenceOf(row, answer.data.indicators, base.data.indicators)
  return (
    <>
      <Amount inGrid figure={figureIn(operation, figure)} value={amountOf(answer.data.indicators)} unit={unit} />
      {difference && (
        <strong className={difference.isBetter ? 'scenario-difference scenario-gain' : 'scenario-difference'}>
          {' '}
          <Amount inGrid figure={figureIn(operation, `difference.${figure}`)} value={difference.written} unit="text" />
        </strong>
      )}
    </>
  )
}
