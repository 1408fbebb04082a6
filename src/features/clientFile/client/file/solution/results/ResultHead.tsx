import type { ResultProps } from './resultProps'
import { RulesChip } from './RulesChip'
import { WarningsChip } from './WarningsChip'
import './results.css'

/** What a result goes by, and what to know before trusting it. */
export const ResultHead = ({ result: { data, meta } }: ResultProps) => (
  <div className="result-head">
    <RulesChip {...meta} />
    <WarningsChip warnings={data.warnings} />
  </div>
)
