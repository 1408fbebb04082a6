import { Suspense, useId, useState } from 'react'
import { Card, Skeleton } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { Figures } from '#features/simulation/client/figures'
import { ResultHead, TabList } from '#features/simulation/client/results'
import type { SimulationAnswer } from '#features/simulation/client'
import type { Values } from '../shell/addressInputs'
import { views, type View } from './resultViews'
import type { CalculatedOperation } from './useOperationResult'

interface OperationResultProps {
  readonly calculated: CalculatedOperation
  /** Changes answers from the result: another regime is taken. */
  readonly onChange: (answers: Values) => void
}

/** What the operation costs and brings: what to know first, its figures, then its years, its loan, its tax and what it rests on. */
export function OperationResult({ calculated, onChange }: OperationResultProps) {
  const id = useId()
  const [{ open, year }, setShown] = useState<{ readonly open: View; readonly year: number | null }>({
    open: views[0],
    year: null,
  })
  const show = (name: string, shownYear: number | null = null) => {
    setShown({ open: views.find((view) => view.name === name) ?? open, year: shownYear })
  }
  return (
    <div className="operation-result">
      <ResultHead result={calculated.answer} />
      <Figures result={calculated.answer.data} />
      <Card>
        <TabList id={id} views={views} open={open} onOpen={show} />
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.name}`}
          className="result-panel"
          tabIndex={0}
        >
          <Suspense fallback={<Skeleton lines={8} />}>
            <open.Content
              calculated={calculated}
              year={year}
              onYear={(chosen) => {
                show('table', chosen)
              }}
              onChange={onChange}
            />
          </Suspense>
        </div>
      </Card>
    </div>
  )
}

/** The effort, or the surplus, of an average month. */
export function OperationSummary({ result }: { readonly result: SimulationAnswer }) {
  const effort = result.data.indicators.average_effort
  return (
    <>
      {effort >= 0 ? 'Effort moyen' : 'Excédent moyen'}&nbsp;:{' '}
      <Amount figure="indicators.average_effort" value={Math.abs(effort)} unit="euros_per_month" />
    </>
  )
}
