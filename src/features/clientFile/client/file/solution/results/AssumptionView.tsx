import { AsOf } from '../asOf/AsOf'
import { AssumptionList } from './AssumptionList'
import type { ViewProps } from './resultProps'

/** What the result of the file rests on, and what it would be by the rules of another day. */
export const AssumptionView = ({ result }: Pick<ViewProps, 'result'>) => (
  <AssumptionList result={result}>
    <AsOf result={result} />
  </AssumptionList>
)
