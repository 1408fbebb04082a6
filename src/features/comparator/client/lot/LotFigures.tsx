import { useMemo, type ReactNode } from 'react'
import { messages } from '#contract'
import { ErrorBlock, formatEuros, formatPercent, KeyFigure, KeyFigures, Skeleton, StatusTag } from '#client/ui'
import { CheckOutlined, WarningOutlined } from '@ant-design/icons'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { outcomeOf, type CalculatedLots } from '#features/clientFile/client/lots'
import { OperationExplanations } from '#features/simulation/client/explanation'
import { AverageEffort, DebtAfter, HighestEffort, RateOfReturn } from '#features/simulation/client/figures'
import { EffortOverYears } from './EffortOverYears'
import { useLotOperations } from './useLotOperations'

interface LotFiguresProps {
  readonly lot: CatalogueProperty
  readonly calculated: CalculatedLots
  /** The effort that the household wishes, euros a month; null where it says none. */
  readonly wishedEffort: number | null
  /** What they rest on. */
  readonly children: ReactNode
}

/** What a lot costs a month and leaves, each figure with where it comes from. */
export function LotFigures({ lot, calculated, ...shown }: LotFiguresProps) {
  const lots = useMemo(() => [lot], [lot])
  const operations = useLotOperations(lots, calculated.calculation)
  return (
    // An explanation that is open stays so while the figures are calculated again.
    <OperationExplanations operation={operations?.[0] ?? null}>
      <KnownFigures lots={lots} lot={lot} calculated={calculated} operations={operations} {...shown} />
    </OperationExplanations>
  )
}

interface KnownFiguresProps extends LotFiguresProps {
  readonly lots: readonly CatalogueProperty[]
  readonly operations: ReturnType<typeof useLotOperations>
}

function KnownFigures({ lot, lots, calculated, operations, wishedEffort, children }: KnownFiguresProps) {
  const { outcomes, years } = calculated
  const { outcome, explanation } = outcomeOf(outcomes.byId.get(lot.id))
  if (outcomes.hasFailed) return <ErrorBlock message={messages.technical} onRetry={outcomes.retry} />
  if (explanation !== undefined) return <p className="remark">Sans chiffres&nbsp;: {explanation}.</p>
  if (!outcome || !operations) return <Skeleton lines={5} />
  const result = operations[0]?.answer.data
  if (!result) return <ErrorBlock message={messages.technical} />
  return (
    <div className="lot-figures">
      {wishedEffort !== null && <Wish effort={outcome.indicators.average_effort} wished={wishedEffort} />}
      <KeyFigures>
        <AverageEffort result={result} />
        <HighestEffort result={result} />
        <KeyFigure label={`Gain net à ${years}\u00a0ans`} value={formatEuros(outcome.gain)} />
        <RateOfReturn result={result} />
        <KeyFigure label="Rentabilité nette" value={formatPercent(lot.net_yield, { decimals: 1 })} />
        <DebtAfter result={result} />
      </KeyFigures>
      {children}
      <EffortOverYears lots={lots} operations={operations} />
    </div>
  )
}

/** Whether the effort is the one that the household wishes. Euros a month. */
const Wish = ({ effort, wished }: { readonly effort: number; readonly wished: number }) =>
  effort <= wished ? (
    <StatusTag tone="success" icon={<CheckOutlined aria-hidden />}>
      sous les {formatEuros(wished)} souhaités
    </StatusTag>
  ) : (
    <StatusTag tone="warning" icon={<WarningOutlined aria-hidden />}>
      au-dessus des {formatEuros(wished)} souhaités
    </StatusTag>
  )
