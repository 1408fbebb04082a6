import { useId, useState } from 'react'
import { DownOutlined, InfoCircleOutlined } from '@ant-design/icons'
import type { ResultProps } from './resultProps'
import { RulesChip } from './RulesChip'
import { Warnings } from './Warnings'
import './results.css'

/** What a result goes by, and what to know before trusting it. */
export const ResultHead = ({ result: { data, meta } }: ResultProps) => (
  <div className="result-head">
    <RulesChip {...meta} />
    <WarningsChip warnings={data.warnings} />
  </div>
)

/** How many things the reader must know before trusting the figures; each on demand. */
function WarningsChip({ warnings }: Pick<ResultProps['result']['data'], 'warnings'>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (warnings.length === 0) return null
  return (
    <>
      <button
        type="button"
        className="rules-chip warnings-chip"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen)
        }}
      >
        <InfoCircleOutlined aria-hidden />
        <span className="rules-chip-words">
          À savoir&nbsp;: {warnings.length === 1 ? '1 point' : `${warnings.length} points`}
        </span>
        <DownOutlined aria-hidden rotate={isOpen ? 180 : 0} />
      </button>
      <div id={id} className="warnings-chip-panel" hidden={!isOpen}>
        {isOpen && <Warnings warnings={warnings} />}
      </div>
    </>
  )
}
