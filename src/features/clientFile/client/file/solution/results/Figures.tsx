import { Card, KeyFigures } from '#client/ui'
import { type SimulationAnswer } from '#features/simulation/client'
import { AverageEffort, DebtAfter, HighestEffort, NetWealth, RateOfReturn, TaxSaving } from '../../solutionFigures'

/** The figures that sum the operation up: a tax saving that the scheme does not give is none. */
export function Figures({ result }: { result: SimulationAnswer['data'] }) {
  return (
    <Card>
      <KeyFigures>
        <AverageEffort result={result} />
        <HighestEffort result={result} />
        {result.indicators.total_tax_saving !== 0 && <TaxSaving result={result} />}
        <NetWealth result={result} />
        <RateOfReturn result={result} />
        <DebtAfter result={result} />
      </KeyFigures>
    </Card>
  )
}
