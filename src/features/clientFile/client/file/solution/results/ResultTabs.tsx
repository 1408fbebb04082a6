import { Suspense, useId, useState, type ComponentType, type KeyboardEvent } from 'react'
import { Card, Skeleton } from '#client/ui'
import { lazyPart } from '#client/ui/lazy'
import { useShortcuts } from '#client/screens/keyboard'
import type { ResultProps, ViewProps } from './resultProps'
import { YearlyEffort } from './YearlyEffort'

/** The first view is there at once; the others come when they are opened. */
const views: readonly [View, ...View[]] = [
  { name: 'effort', label: 'Effort par année', Content: YearlyEffort },
  {
    name: 'table',
    label: 'Tableau annuel',
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './YearlyTable')).YearlyTable),
  },
  {
    name: 'loan',
    label: 'Amortissement',
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './LoanSchedule')).LoanSchedule),
  },
  {
    name: 'tax',
    label: 'Fiscalité',
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './TaxTable')).TaxTable),
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
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './AssumptionList')).AssumptionList),
  },
]
interface View {
  readonly name: string
  readonly label: string
  readonly Content: ComponentType<ViewProps>
}

/** The ways to look at a result; arrows go from one to the next, as in any list of tabs (WAI-ARIA). */
export function ResultTabs({ result }: ResultProps) {
  const id = useId()
  const [{ open, year }, setShown] = useState<{ readonly open: View; readonly year: number | null }>({
    open: views[0],
    year: null,
  })
  const setOpen = (view: View) => {
    setShown({ open: view, year: null })
  }
  const show = (name: string, at: number | null = null) => {
    setShown((before) => ({ open: views.find((view) => view.name === name) ?? before.open, year: at }))
  }
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
  const go = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = views[(views.indexOf(open) + step + views.length) % views.length] ?? open
    event.preventDefault()
    setOpen(next)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }
  return (
    <Card>
      <div role="tablist" aria-label="Résultat" className="result-tabs">
        {views.map((view) => (
          <button
            key={view.name}
            id={`${id}-${view.name}`}
            type="button"
            role="tab"
            className="result-tab"
            aria-selected={view === open}
            aria-controls={`${id}-panel`}
            tabIndex={view === open ? 0 : -1}
            onClick={() => {
              setOpen(view)
            }}
            onKeyDown={go}
          >
            {view.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open.name}`}
        className="result-panel"
        tabIndex={0}
      >
        <Suspense fallback={<Skeleton lines={8} />}>
          <open.Content
            result={result}
            year={year}
            onYear={(chosen) => {
              show('table', chosen)
            }}
          />
        </Suspense>
      </div>
    </Card>
  )
}
