import { useId, useState, Suspense } from 'react'
import { DownOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { SimulationAnswer } from '../simulate'
import { Warnings } from './Warnings'
import { formatDate, formatNumber, Skeleton } from '#client/ui'
import { lazyPart } from '#client/ui/lazy'
import './results.css'

export interface ResultProps {
  readonly result: SimulationAnswer
}

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

const UnverifiedRuleList = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "unverified-rules" */ '../explanation/UnverifiedRules')).UnverifiedRuleList,
)

type RulesChipProps = Pick<ResultProps['result']['meta'], 'rules_as_of' | 'unverified'>

/** The day of the rules; where no official text confirms some of them, the one that moves the result most, and all on demand. */
function RulesChip({ rules_as_of, unverified }: RulesChipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [first] = unverified
  const day = `Règles au ${formatDate(rules_as_of)}`
  if (first === undefined) return <p className="rules-chip rules-chip-verified">{day}</p>
  const others = unverified.length - 1
  return (
    <>
      <button
        type="button"
        className="rules-chip"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen)
        }}
      >
        <WarningOutlined aria-hidden />
        <span className="rules-chip-words">
          {day}&nbsp;: <span className="rules-chip-whole">{`${ruleOf(first)} ${doubtOf(others)}`}</span>
          <span className="rules-chip-short">{countOf(unverified.length)}</span>
        </span>
        <DownOutlined aria-hidden rotate={isOpen ? 180 : 0} />
      </button>
      <div id={id} className="rules-chip-panel" hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <UnverifiedRuleList sentences={unverified} />
          </Suspense>
        )}
      </div>
    </>
  )
}

/** What is said of a rule and of as many others. */
function doubtOf(others: number): string {
  if (others === 0) return 'n’est pas vérifiée'
  return `et ${others === 1 ? 'une autre règle' : `${formatNumber(others)} autres règles`} non vérifiées`
}

/** Where there is room for no name. */
const countOf = (rules: number): string => (rules === 1 ? '1 non vérifiée' : `${formatNumber(rules)} non vérifiées`)

/** The name of a rule, which its sentence begins with. */
const ruleOf = (sentence: string): string => `«\u00a0${sentence.split('\u00a0: ')[0] ?? sentence}\u00a0»`
