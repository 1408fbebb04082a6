import type { ListReading } from '#client/store'
import type { ResourceType } from '#contract'
import type { DashboardSummary } from '#features/dashboard/contract'
import { summaryApi } from './summary'
import type { ScopeFilter } from './useScope'

/** How the work of a scope stands, and how far its reading has come. */
export interface SummaryReading extends Pick<ListReading<ResourceType>, 'failure' | 'refetch'> {
  readonly summary: DashboardSummary | undefined
}

export function useSummary(scope: ScopeFilter): SummaryReading {
  const { currentData, error, refetch } = summaryApi.useDashboardSummaryQuery(scope, {
    refetchOnMountOrArgChange: true,
  })
  return {
    summary: currentData,
    failure: !currentData && error && 'kind' in error ? error : undefined,
    refetch: () => {
      void refetch()
    },
  }
}
