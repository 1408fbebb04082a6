import type { Catalogue } from '#features/catalogue/contract'
import { ChoiceInput } from '#client/ui/inputs'
import { useMediaQuery } from '#client/ui/layout'
import { useUndoKeys } from '#client/editing/changes'
import { ViewTools } from '#features/account/client/views'
import { columnsOf } from './columns'
import { ComparableLots } from './ComparableLots'
import { Financing } from './Financing'
import { LotChips } from './LotChips'
import { CARDS } from './Lots'
import { Notices } from './Notices'
import { SortSentence } from './SortSentence'
import { useDecisions } from './useDecisions'
import { useLotCalculation, useTrial } from './useLotCalculation'
import { decisions, isTab, useLotSearch, type ChangeSearch, type DecisionTab } from './useLotSearch'
import { useRankedLots } from './useRankedLots'
import { useWishes } from './useWishes'

/** The ranking of a catalogue, and the lot looked at. */
export function RankedLotsView({ catalogue, isKept }: { catalogue: Catalogue; isKept: boolean }) {
  const { search, change, widen } = useLotSearch()
  const { trial, years, contribution, loanDuration, tryWith, reset } = useTrial()
  const calculation = useLotCalculation(catalogue, trial)
  const { wishes, areas, hasAreas, nameOf } = useWishes(catalogue, search.highestEffort)
  const proposals = useDecisions()
  const { total, ...ranked } = useRankedLots({ catalogue, calculation, search, wishes, proposals })
  const count = ranked.rows.length
  const { highestEffort } = wishes
  const shown = { search, change, years }
  useUndoKeys(['property_proposal'])
  const isNarrow = useMediaQuery(CARDS)
  return (
    <div className="lot-proposals">
      <h2 className="visually-hidden">Propositions de lots</h2>
      <SortSentence {...shown} highestEffort={highestEffort} onTry={tryWith} count={count} />
      <Financing
        contribution={contribution}
        loanDuration={loanDuration}
        isTried={Object.keys(trial).length > 0}
        onTry={tryWith}
        onReset={reset}
      />
      <div className="lot-bar">
        <div className="lot-shown">
          <ShownLots tab={search.tab} change={change} />
          <ViewTools
            list="lots"
            columns={isNarrow ? [] : columnsOf(years, !search.onlyAvailable || search.tab !== 'tous')}
            passing={['lot', 'comparer']}
          />
          <LotChips {...shown} {...{ highestEffort, areas, hasAreas }} isUnmet={ranked.unmetEffort !== null} />
        </div>
        <Notices {...ranked} missing={calculation.missing} isKept={isKept} total={total} />
      </div>
      <ComparableLots {...ranked} {...shown} onWiden={widen} calculation={calculation} trial={trial} nameOf={nameOf} />
    </div>
  )
}

const tabs = Object.entries(decisions).map(([value, label]) => ({ value, label }))

const ShownLots = ({ tab, change }: { tab: DecisionTab; change: ChangeSearch }) => (
  <ChoiceInput
    hideLabel
    label="Lots montrés"
    choices={tabs}
    value={tab}
    onChange={(chosen) => {
      if (isTab(chosen)) change('tab', chosen)
    }}
  />
)
