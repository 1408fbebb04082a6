import { Suspense, useState } from 'react'
import { lazyPart } from '#client/ui/lazy'
import { Lots, type LotsProps } from './Lots'
import type { ChangeSearch, LotSearch } from './useLotSearch'
import type { RankedLots } from './useRankedLots'

const Comparison = lazyPart(
  async () => (await import(/* webpackChunkName: "lot-comparison" */ './Comparison')).Comparison,
)

interface ComparableLotsProps
  extends Omit<RankedLots, 'total'>, Pick<LotsProps, 'calculation' | 'trial' | 'years' | 'nameOf'> {
  readonly search: LotSearch
  readonly change: ChangeSearch
  readonly onWiden: () => void
}

/** The ranked lots, and those of them that are compared. */
export function ComparableLots({ search, change, rowsOf, outcomes, ...list }: ComparableLotsProps) {
  const { compared, compare, clear } = useCompared(search.compared, change)
  return (
    <>
      <Lots
        {...list}
        isBusy={outcomes.done > 0 && !outcomes.isComplete}
        isDecided={search.tab !== 'tous'}
        onAll={() => {
          change('tab', 'tous')
        }}
        onAnyEffort={() => {
          change('highestEffort', null)
        }}
        hasStatuses={!search.onlyAvailable || search.tab !== 'tous'}
        chosen={search.lot}
        onChoose={(id) => {
          change('lot', id)
        }}
        compared={compared}
        onCompare={compare}
      />
      {compared.length > 0 && (
        <Suspense>
          <Comparison
            rows={rowsOf(compared)}
            years={list.years}
            nameOf={list.nameOf}
            onRemove={(id) => {
              compare(id, false)
            }}
            onClear={clear}
          />
        </Suspense>
      )}
    </>
  )
}

/** The lots to be seen side by side: a tick shows at once; the address follows. */
function useCompared(inAddress: readonly string[], change: ChangeSearch) {
  const [compared, setCompared] = useState(inAddress)
  const compareOnly = (ids: readonly string[]) => {
    setCompared(ids)
    change('compared', ids)
  }
  return {
    compared,
    compare: (id: string, isCompared: boolean) => {
      compareOnly(isCompared ? [...compared, id] : compared.filter((each) => each !== id))
    },
    clear: () => {
      compareOnly([])
    },
  }
}
