import { Suspense, useDeferredValue, useId, useState, type ComponentType } from 'react'
import { Card, Skeleton } from '#client/ui'
import { lazyPart } from '#client/ui/lazy'
import { useMediaQuery } from '#client/ui/layout'
import { useShortcuts } from '#client/screens/keyboard'
import { TabList, type ResultProps } from '#features/simulation/client/results'
import type { ViewProps } from './resultViews'
import { SincerityStrip } from './SincerityStrip'
import { SolutionYears } from './SolutionYears'
import { bandOf } from '../sensitivity/bandOf'
import { SensitivityTable } from '../sensitivity/SensitivityTable'
import { useSensitivity, type Sensitivity } from '../sensitivity/useSensitivity'

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

interface View {
  readonly name: string
  readonly label: string
  readonly Content: ComponentType<ViewProps>
}

/** The first view is there at once; the others come when they are opened. */
const views: readonly [View, ...View[]] = [
  { name: 'effort', label: 'Effort par année', Content: EffortView },
  {
    name: 'table',
    label: 'Tableau annuel',
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './resultViews')).YearlyTable),
  },
  {
    name: 'loan',
    label: 'Amortissement',
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './resultViews')).LoanView),
  },
  {
    name: 'tax',
    label: 'Fiscalité',
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './resultViews')).TaxView),
  },
  {
    name: 'sincerity',
    label: 'Sincérité',
    Content: lazyPart(
      async () => (await import(/* webpackChunkName: "results" */ './SincerityChecks')).SincerityChecks,
    ),
  },
  {
    name: 'scenarios',
    label: 'Scénarios',
    Content: lazyPart(
      async () => (await import(/* webpackChunkName: "scenarios" */ '../scenarios/Scenarios')).Scenarios,
    ),
  },
  {
    name: 'assumptions',
    label: 'Hypothèses',
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './resultViews')).AssumptionView),
  },
]

/**
 * The effort year by year, with the band that it stays in when things turn out otherwise, drawn as high as the screen has room
 * for beside the figures and the levers.
 */
function EffortView({ result, sensitivity, onYear }: ViewProps) {
  const isLow = useMediaQuery('(height < 850px)')
  const band = sensitivity?.result === result ? bandOf(sensitivity) : []
  return <SolutionYears result={result} onYear={onYear} height={isLow ? 236 : 280} band={band} />
}
