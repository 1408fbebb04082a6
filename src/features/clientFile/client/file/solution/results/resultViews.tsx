import type { ComponentType } from 'react'
import { lazyPart } from '#client/ui/lazy'
import { useMediaQuery } from '#client/ui/layout'
import { bandOf } from '../sensitivity/bandOf'
import type { ViewProps } from './resultProps'
import { SolutionYears } from './SolutionYears'

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

/**
 * The effort year by year, with the band that it stays in when things turn out otherwise, drawn as high as the screen has room
 * for beside the figures and the levers.
 */
function EffortView({ result, sensitivity, onYear }: ViewProps) {
  const isLow = useMediaQuery('(height < 850px)')
  const band = sensitivity?.result === result ? bandOf(sensitivity) : []
  return <SolutionYears result={result} onYear={onYear} height={isLow ? 236 : 280} band={band} />
}
