import type { ReactNode } from 'react'
import { Lever, leverRanges, TakenOrigin, usuryWarning } from '#features/simulation/client/inputs'
import type { SimulationAnswer } from '#features/simulation/client'
import type { Values } from '../shell/addressInputs'
import { originOf } from './origins'
import { valueTaken, type Taken } from './taken'

interface OperationLeversProps {
  readonly taken: Taken
  readonly result: SimulationAnswer | undefined
  /** Hears of each value that a slider goes through. */
  readonly onSlide: (answers: Values) => void
}

/** What one varies first: price, contribution, duration and rate of the loan. */
export function OperationLevers({ taken, result, onSlide }: OperationLeversProps) {
  const lever = (name: LeverName, warning?: string): ReactNode => (
    <Lever
      name={name}
      range={ranges[name]}
      fallback={valueTaken(taken, name)}
      onSlide={(value) => {
        onSlide({ [name]: value })
      }}
      warning={warning}
    >
      <TakenOrigin name={name} value={valueTaken(taken, name)} origin={originOf(name)} />
    </Lever>
  )
  return (
    <div className="levers">
      {lever('property_price')}
      {lever('contribution')}
      {lever('loan_duration')}
      {lever('loan_rate', result && usuryWarning(result.data))}
    </div>
  )
}

const { investment_price, contribution, loan_duration, loan_rate } = leverRanges

const ranges = { property_price: investment_price, contribution, loan_duration, loan_rate } as const

type LeverName = keyof typeof ranges
