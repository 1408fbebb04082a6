import { Suspense, useDeferredValue, useId, useState } from 'react'
import { Card, Skeleton } from '#client/ui'
import { useShortcuts } from '#client/screens/keyboard'
import type { ResultProps, ViewProps } from './resultProps'
import { SincerityStrip } from './SincerityStrip'
import { TabList } from './TabList'
import { SensitivityTable } from '../sensitivity/SensitivityTable'
import { useSensitivity, type Sensitivity } from '../sensitivity/useSensitivity'
import { views, type View } from './resultViews'

/** The ways to look at a result; under the chart, how honest it is and what may turn out otherwise. */
export function ResultTabs({ result }: ResultProps) {
  const id = useId()
  const { shown, show } = useShownView()
  // The tab is marked at once; what was shown stays until what it opens is drawn.
  const drawn = useDeferredValue(shown)
  const isEffort = drawn.open === views[0]
  const sensitivity = useSensitivity(isEffort)
  useResultShortcuts(shown.open, show)
  return (
    <>
      <Card>
        <TabList id={id} views={views} open={shown.open} onOpen={show} />
        <Panel
          {...drawn}
          id={id}
          isBusy={drawn !== shown}
          result={result}
          sensitivity={sensitivity}
          onYear={(chosen) => {
            show('table', chosen)
          }}
        />
      </Card>
      {isEffort && (
        <UnderChart
          sensitivity={sensitivity}
          onChecks={() => {
            show('sincerity')
          }}
        />
      )}
    </>
  )
}

interface PanelProps extends ViewProps {
  /** Of the result. */
  readonly id: string
  readonly open: View
  /** Another view is on its way. */
  readonly isBusy: boolean
}

const Panel = ({ id, open, isBusy, ...view }: PanelProps) => (
  <div
    role="tabpanel"
    id={`${id}-panel`}
    aria-labelledby={`${id}-${open.name}`}
    aria-busy={isBusy}
    className="result-panel"
    tabIndex={0}
  >
    <Suspense fallback={<Skeleton lines={8} />}>
      <open.Content {...view} />
    </Suspense>
  </div>
)

function UnderChart({ sensitivity, onChecks }: { sensitivity: Sensitivity | undefined; onChecks: () => void }) {
  return (
    <>
      <SincerityStrip onAll={onChecks} />
      <Card>{sensitivity ? <SensitivityTable sensitivity={sensitivity} /> : <Skeleton lines={9} />}</Card>
    </>
  )
}

/** The view that is open, and the year that it was opened for. */
function useShownView() {
  const [shown, setShown] = useState<{ readonly open: View; readonly year: number | null }>({
    open: views[0],
    year: null,
  })
  const show = (name: string, year: number | null = null) => {
    setShown((before) => ({ open: views.find((view) => view.name === name) ?? before.open, year }))
  }
  return { shown, show }
}

function useResultShortcuts(open: View, show: (name: string) => void): void {
  useShortcuts([
    {
      keys: 's',
      label: 'Scénarios',
      act: () => {
        show('scenarios')
      },
    },
    {
      keys: 't',
      label: 'Tableau annuel ou graphique',
      act: () => {
        show(open.name === 'table' ? 'effort' : 'table')
      },
    },
  ])
}
