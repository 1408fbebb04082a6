import { Suspense, useState } from 'react'
import { lazyPart } from '#client/ui/lazy'
import type { Catalogue } from '#features/catalogue/contract'
import { Empty } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { ChoiceInput } from '#client/ui/inputs'
import { useMediaQuery } from '#client/ui/layout'
import { useUndoKeys } from '#client/editing/changes'
import { Financing } from './Financing'
import { LotCards } from './LotCards'
import { LotPreview, PreviewContent, type PreviewProps } from './LotPreview'
import { LotTable, type LotListProps } from './LotTable'
import { lotName } from './lotWords'
import { Notices } from './Notices'
import { SortSentence } from './SortSentence'
import { useDecisions } from './useDecisions'
import { useLotCalculation, useTrial } from './useLotCalculation'
import { decisions, isTab, useLotSearch } from './useLotSearch'
import { useRankedLots } from './useRankedLots'
import { useWishes } from './useWishes'

const Comparison = lazyPart(
  async () => (await import(/* webpackChunkName: "lot-comparison" */ './Comparison')).Comparison,
)

const tabs = Object.entries(decisions).map(([value, label]) => ({ value, label }))

/** The ranking of a catalogue, and the lot looked at. */
export function RankedLotsView({ catalogue, isKept }: { catalogue: Catalogue; isKept: boolean }) {
  const { search, change } = useLotSearch()
  const { trial, years, contribution, loanDuration, tryWith, reset } = useTrial()
  const calculation = useLotCalculation(catalogue, trial)
  const { wishes, nameOf } = useWishes(catalogue, search.highestEffort)
  // A tick shows at once; the address follows.
  const [compared, setCompared] = useState(search.compared)
  const { rows, rowsOf, outcomes, ranking, total } = useRankedLots({
    catalogue,
    calculation,
    search,
    wishes,
    proposals: useDecisions(),
  })
  const compareOnly = (ids: readonly string[]) => {
    setCompared(ids)
    change('compared', ids)
  }
  const compare = (id: string, isCompared: boolean) => {
    compareOnly(isCompared ? [...compared, id] : compared.filter((each) => each !== id))
  }
  useUndoKeys(['property_proposal'])
  return (
    <div className="lot-proposals">
      <h2 className="visually-hidden">Propositions de lots</h2>
      <SortSentence
        search={search}
        change={change}
        highestEffort={wishes.highestEffort}
        years={years}
        onTry={tryWith}
        count={rows.length}
      />
      <Financing
        contribution={contribution}
        loanDuration={loanDuration}
        isTried={Object.keys(trial).length > 0}
        onTry={tryWith}
        onReset={reset}
      />
      <div className="lot-bar">
        <ChoiceInput
          hideLabel
          label="Lots montrés"
          choices={tabs}
          value={search.tab}
          onChange={(tab) => {
            if (isTab(tab)) change('tab', tab)
          }}
        />
        <Notices missing={calculation.missing} outcomes={outcomes} isKept={isKept} count={rows.length} total={total} />
      </div>
      <Lots
        rows={rows}
        ranking={ranking}
        calculation={calculation}
        trial={trial}
        years={years}
        nameOf={nameOf}
        isBusy={outcomes.done > 0 && !outcomes.isComplete}
        isDecided={search.tab !== 'tous'}
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
            years={years}
            nameOf={nameOf}
            onRemove={(id) => {
              compare(id, false)
            }}
            onClear={() => {
              compareOnly([])
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

interface LotsProps extends Omit<LotListProps, 'onChoose'>, Omit<PreviewProps, 'row'> {
  /** Those of one decision only. */
  readonly isDecided: boolean
  readonly onChoose: (id: string | null) => void
}

/** The list, and beside it or over it the lot looked at. */
function Lots({ isDecided, ...list }: LotsProps) {
  const isNarrow = useMediaQuery('(width < 1024px)')
  const row = list.rows.find(({ lot }) => lot.id === list.chosen)
  const close = () => {
    list.onChoose(null)
  }
  if (list.rows.length === 0) return <NoLot isDecided={isDecided} />
  if (isNarrow) {
    return (
      <>
        <LotCards {...list} />
        {row && (
          <Drawer title={lotName(row.lot)} open onClose={close} size={520}>
            <PreviewContent {...list} row={row} />
          </Drawer>
        )}
      </>
    )
  }
  return (
    <div className={row && 'lot-split'}>
      <LotTable {...list} />
      {row && <LotPreview {...list} row={row} onClose={close} />}
    </div>
  )
}

function NoLot({ isDecided }: { isDecided: boolean }) {
  return isDecided ? (
    <Empty title="Aucun lot ici" sentence="Ouvrez un lot de l’onglet Tous pour le retenir ou l’écarter." />
  ) : (
    <Empty title="Aucun lot ne correspond" sentence="Élargissez l’effort, le prix ou le dispositif." />
  )
}
