import { useState } from 'react'
import { formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { AmountInput, ChoiceInput, IntegerInput } from '#client/ui/inputs'
import { FilterDrawer } from './FilterDrawer'
import { isRanking, rankings } from './rankings'
import type { Trial } from './useLotCalculation'
import type { ChangeSearch, LotSearch } from './useLotSearch'

interface SentenceProps {
  readonly search: LotSearch
  readonly change: ChangeSearch
  /** The highest effort that is looked for; null for any. */
  readonly highestEffort: number | null
  readonly years: number
  readonly onTry: (trial: Trial) => void
  /** Lots that are looked for. */
  readonly count: number
}

const choices = Object.entries(rankings).map(([value, { label }]) => ({ value, label }))

/** «Classer par … parmi … lots, effort ≤ …, sur … ans»: what is in it changes at once. */
export function SortSentence({ search, change, highestEffort, years, onTry, count }: SentenceProps) {
  return (
    <div className="lot-sentence" role="group" aria-label="Classement">
      <span>Classer par</span>
      <ChoiceInput
        hideLabel
        required
        label="Classer par"
        choices={choices}
        value={search.ranking}
        onChange={(name) => {
          if (isRanking(name)) change('ranking', name)
        }}
      />
      <span>parmi</span>
      <LookedFor search={search} change={change} count={count} />
      <span>effort ≤</span>
      <HighestEffort change={change} highestEffort={highestEffort} />
      <span>sur</span>
      <YearsShown years={years} onTry={onTry} />
    </div>
  )
}

/** How many lots are looked for, which opens what they are looked for by. */
function LookedFor({ search, change, count }: Pick<SentenceProps, 'search' | 'change' | 'count'>) {
  const [isFiltering, setFiltering] = useState(false)
  return (
    <>
      <span className="lot-clause">
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setFiltering(true)
          }}
        >
          {formatNumber(count)} lot{count > 1 ? 's' : ''}
        </Button>
        ,
      </span>
      {isFiltering && (
        <FilterDrawer
          search={search}
          change={change}
          count={count}
          onClose={() => {
            setFiltering(false)
          }}
        />
      )}
    </>
  )
}

const HighestEffort = ({ change, highestEffort }: Pick<SentenceProps, 'change' | 'highestEffort'>) => (
  <span className="lot-clause">
    <AmountInput
      hideLabel
      label="Effort mensuel moyen au plus"
      unit="€/mois"
      minimum={0}
      value={highestEffort}
      onChange={(amount) => {
        if (typeof amount !== 'string') change('highestEffort', amount)
      }}
    />
    ,
  </span>
)

const YearsShown = ({ years, onTry }: Pick<SentenceProps, 'years' | 'onTry'>) => (
  <IntegerInput
    hideLabel
    label="Durée affichée"
    unit="ans"
    minimum={1}
    maximum={30}
    value={years}
    onChange={(typed) => {
      if (typeof typed === 'number' && Number.isInteger(typed) && typed >= 1 && typed <= 30)
        onTry({ duration_to_display: typed })
    }}
  />
)
