import { Card, KeyFigures } from '#client/ui'
import { type SimulationAnswer } from '#features/simulation/client'
import { AverageEffort, DebtAfter, HighestEffort, NetWealth, RateOfReturn, TaxSaving } from '../../solutionFigures'

/** The six figures that sum the operation up. */
export function Figures({ result }: { result: SimulationAnswer['data'] }) {
  return (
    <Card>
      <KeyFigures>
        <AverageEffort result={result} />
        <HighestEffort result={result} />
        <TaxSaving result={result} />
        <NetWealth result={result} />
        <RateOfReturn result={result} />
        <DebtAfter result={result} />
      </KeyFigures>
    </Card>
  )
}
