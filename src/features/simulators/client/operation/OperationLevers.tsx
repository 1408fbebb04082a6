import type { ReactNode } from 'react'
import { Lever, leverRanges, TakenOrigin } from '#features/clientFile/client/inputs'
import { usuryWarning } from '#features/clientFile/client/results'
import type { SimulationAnswer } from '#features/simulation/client'
import type { Values } from '../shell/addressInputs'
import { EXAMPLE, origins } from './origins'
import type { Taken } from './taken'

interface OperationLeversProps {
  readonly taken: Taken
  readonly result: SimulationAnswer | undefined
  /** Hears of each value that a slider goes through. */
  readonly onSlide: (answers: Values) => void
}

/** What one varies first: price, contribution, duration and rate of the loan. */
export function OperationLevers({ taken: { examples, usual }, result, onSlide }: OperationLeversProps) {
  const sliding = (name: string) => (value: number) => {
    onSlide({ [name]: value })
  }
  const lever = (name: LeverName, value: number | undefined, origin: string, warning?: string): ReactNode => (
    <Lever name={name} range={ranges[name]} fallback={value} onSlide={sliding(name)} warning={warning}>
      <TakenOrigin name={name} value={value} origin={origin} />
    </Lever>
  )
  return (
    <div className="levers">
      {lever('property_price', examples['property_price'], EXAMPLE)}
      {lever('contribution', examples['contribution'], EXAMPLE)}
      {lever('loan_duration', usual.loan_duration, origins.loan_duration)}
      {lever('loan_rate', usual.loan_rate, origins.loan_rate, result && usuryWarning(result.data))}
    </div>
  )
}

const { investment_price, contribution, loan_duration, loan_rate } = leverRanges

const ranges = { property_price: investment_price, contribution, loan_duration, loan_rate } as const

type LeverName = keyof typeof ranges
