import type { LotOutcomes } from '../calculation/lots'
import './lotProgress.css'

/** How many of the lots are calculated for a household, as a bar. */
export const LotProgress = ({
  outcomes: { done, total },
}: {
  readonly outcomes: Pick<LotOutcomes, 'done' | 'total'>
}) => <progress className="lot-progress-bar" max={Math.max(1, total)} value={done} aria-label="Lots calculés" />
