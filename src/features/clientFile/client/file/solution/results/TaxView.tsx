import { useOpenAggregate } from '#client/editing'
import { useEditOperation, useTrial } from '../trial/useOperation'
import type { TakeRegime } from './Regimes'
import type { ViewProps } from './resultProps'
import { TaxTable } from './TaxTable'
import { useShownSolution } from './useShownSolution'

/** The tax of the household of the file; another regime may be taken by who may change the operation, or tries it. */
export function TaxView({ result }: Pick<ViewProps, 'result'>) {
  const { readOnly } = useOpenAggregate()
  const isTrial = useTrial() !== null
  const edit = useEditOperation()
  const { configuration } = useShownSolution()
  const take: TakeRegime = (tax_regime) => {
    edit({ tax_regime })
  }
  const onTakeRegime = readOnly && !isTrial ? undefined : take
  return <TaxTable result={result} configuration={configuration} onTakeRegime={onTakeRegime} />
}
