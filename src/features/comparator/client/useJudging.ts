import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseJudging, printJudging, type Judging } from './search/judging'

/** What lots are judged by on this page, as its address says it, and what changes it; what leads back to the search stays with the entry. */
export function useJudging(): Judging & { readonly changeJudging: (change: Partial<Judging>) => void } {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const navigate = useNavigate()
  const judging = useMemo(() => parseJudging(new URLSearchParams(search)), [search])
  return {
    ...judging,
    changeJudging: (change) => {
      void navigate({ pathname, search: printJudging({ ...judging, ...change }) }, { replace: true, state })
    },
  }
}
