import { useState } from 'react'
import { Toggle } from '#client/ui/inputs'
import { useMediaQuery } from '#client/ui/layout'
import { today } from '#client/screens'
import { bestOf } from '#features/catalogue/client/comparison'
import { lotName, usePlaces } from '#features/catalogue/client/lots'
import type { HouseholdLots } from '#features/clientFile/client/lots'
import { hasEfforts } from '../found/useFoundLots'
import { useHiddenCriteria } from '../weights/useHiddenCriteria'
import type { ComparedLot } from './ComparedLot'
import { ComparedHead } from './ComparedHead'
import { differencesOf, factGroups, knownOf, type FactGroup } from './comparedFacts'
import type { CompareProps } from './CompareProps'
import { DocumentRows } from './DocumentRows'
import { FactRows } from './FactRows'
import { PairChoice } from './PairChoice'
import { useComparedRows } from './useComparedRows'

interface SideBySideProps extends CompareProps {
  readonly household: HouseholdLots | undefined
}

/** What scrolls takes the focus, for the keys that scroll it. */
const scrolled = { role: 'region', tabIndex: 0, 'aria-label': 'Lots côte à côte' }

/** The lots in columns, what they are compared by in rows; on a phone, two of them. */
export function SideBySide({ lots, gone, household, ...props }: SideBySideProps) {
  const { compared, change } = props
  const rows = useComparedRows(lots, compared, household)
  const { groups, known } = useGroups(compared, rows, household)
  const { shown, choice } = useShownColumns(rows)
  return (
    <>
      <div className="compare-options">
        <Toggle
          label="Différences seulement"
          value={compared.onlyDifferences}
          onChange={(isOn) => {
            change({ onlyDifferences: isOn === true })
          }}
        />
        <Winner groups={groups} rows={rows} />
        {gone.length > 0 && (
          <p role="status">
            {gone.length > 1 ? `${gone.length} biens ne sont plus proposés.` : 'Un bien n’est plus proposé.'}
          </p>
        )}
        {choice}
      </div>
      <div className="compare-frame" {...scrolled}>
        <table className="compare-table">
          <caption className="visually-hidden">Lots côte à côte</caption>
          <ComparedHead {...props} household={household} rows={rows} shown={shown} />
          {groups.map((group) => (
            <FactRows
              key={group.title}
              group={group}
              total={known.find(({ title }) => title === group.title)?.facts.length ?? 0}
              rows={rows}
              shown={shown}
            />
          ))}
          <DocumentRows shown={shown} />
        </table>
      </div>
    </>
  )
}

/** What is known of the lots, in groups, and what of it is shown. */
function useGroups(
  { onlyDifferences }: SideBySideProps['compared'],
  rows: readonly ComparedLot[],
  household: HouseholdLots | undefined,
): { readonly groups: readonly FactGroup[]; readonly known: readonly FactGroup[] } {
  const { nameOf } = usePlaces(rows.map(({ lot }) => lot.program.municipality))
  const hiddenCriteria = useHiddenCriteria()
  const years = hasEfforts(household) ? household.years : undefined
  const known = knownOf(factGroups({ nameOf, today: today(), years, hiddenCriteria }), rows)
  return { groups: onlyDifferences ? differencesOf(known, rows) : known, known }
}

/** The columns of a phone are two, which the person chooses. */
function useShownColumns(rows: readonly ComparedLot[]) {
  const isNarrow = useMediaQuery('(width < 768px)')
  const [asked, ask] = useState<readonly string[]>([])
  const ids = rows.map(({ lot }) => lot.id)
  if (!isNarrow || rows.length < 3) return { shown: rows, choice: null }
  const pair = pairOf(ids, asked)
  return {
    shown: pair.flatMap((id) => rows.find(({ lot }) => lot.id === id) ?? []),
    choice: <PairChoice rows={rows} pair={pair} onChoose={ask} />,
  }
}

/** The two that were asked for, as long as they are there. */
function pairOf(ids: readonly string[], asked: readonly string[]): readonly string[] {
  const kept = asked.filter((id) => ids.includes(id))
  return [...kept, ...ids.filter((id) => !kept.includes(id))].slice(0, 2)
}

interface WinnerProps {
  readonly groups: readonly FactGroup[]
  readonly rows: readonly ComparedLot[]
}

/** `Le Patio de Brume, A112 est meilleur sur 6 des 11 lignes affichées.`; nothing where none is by itself. */
function Winner({ groups, rows }: WinnerProps) {
  const facts = groups.flatMap((group) => group.facts)
  const bests = facts.map((fact) => bestOf(fact, rows))
  const counts = rows.map((row) => bests.filter((best) => best.has(row)).length)
  const most = Math.max(...counts)
  const [winner, other] = rows.filter((_row, index) => counts[index] === most)
  if (!winner || other || most === 0) return null
  return (
    <p className="remark">{`${lotName(winner.lot)} est meilleur sur ${most} des ${facts.length} lignes affichées.`}</p>
  )
}
