import type { ComponentType } from 'react'
import { lazyPart } from '#client/ui/lazy'
import type { ViewProps } from './resultProps'
import { EffortView } from './EffortView'

export interface View {
  readonly name: string
  readonly label: string
  readonly Content: ComponentType<ViewProps>
}

/** The first view is there at once; the others come when they are opened. */
export const views: readonly [View, ...View[]] = [
  { name: 'effort', label: 'Effort par année', Content: EffortView },
  {
    name: 'table',
    label: 'Tableau annuel',
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './YearlyTable')).YearlyTable),
  },
  {
    name: 'loan',
    label: 'Amortissement',
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './LoanView')).LoanView),
  },
  {
    name: 'tax',
    label: 'Fiscalité',
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './TaxView')).TaxView),
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
    Content: lazyPart(async () => (await import(/* webpackChunkName: "results" */ './AssumptionView')).AssumptionView),
  },
]
