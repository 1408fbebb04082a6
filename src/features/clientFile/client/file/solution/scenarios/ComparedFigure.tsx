import { Amount } from '#client/ui/explanation'
import { type SimulationAnswer } from '#features/simulation/client'
import { figureIn } from '../../parts/figureNames'
import { writeDifference, type ResultRow } from './scenarioRows'

interface ComparedFigureProps {
  /** Its name among the operations shown (`useShownOperations`). */
  readonly operation: string
  readonly row: ResultRow
  readonly answer: SimulationAnswer
  /** The operation that it is compared with. */
  readonly base: SimulationAnswer
}

/** A figure of an operation, and how far it is from that of the operation it is compared with. */
export function ComparedFigure({ operation, row: { figure, unit, amountOf }, answer, base }: ComparedFigureProps) {
  const value = amountOf(answer.data.indicators)
  const difference = writeDifference(value, amountOf(base.data.indicators), unit)
  return (
    <>
      <Amount inGrid figure={figureIn(operation, figure)} value={value} unit={unit} />
      {difference !== '' && (
        <small className="scenario-difference">
          {' '}
          <Amount inGrid figure={figureIn(operation, `difference.${figure}`)} value={difference} unit="text" />
        </small>
      )}
    </>
  )
}
