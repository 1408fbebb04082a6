import { Toggle } from '#client/ui/inputs'
import { today } from '#client/screens'
import { Best, bestOf, type ComparedFact } from '#features/catalogue/client/comparison'
import { usePlaces } from '#features/catalogue/client/lots'
import { outcomeOf, type HouseholdLots } from '#features/clientFile/client/lots'
import { hasEfforts } from '../found/useFoundLots'
import type { FoundLot } from '../found/inOrder'
import { usualWeights, weightedScore } from '../search/criteria'
import { useHiddenCriteria } from '../weights/useHiddenCriteria'
import { moved } from './compareAddress'
import { ComparedHeading } from './ComparedHeading'
import { differencesOf, factGroups, type FactGroup } from './comparedFacts'
import type { CompareProps } from './CompareProps'
import { useComparedLots } from './useComparedLots'

interface SideBySideProps extends CompareProps {
  readonly household: HouseholdLots | undefined
}

/** What scrolls takes the focus, for the keys that scroll it. */
const scrolled = { role: 'region', tabIndex: 0, 'aria-label': 'Lots côte à côte' }

/** The lots in columns, what they are compared by in rows. */
export function SideBySide(props: SideBySideProps) {
  const { compared, change } = props
  const { rows, gone } = useRows(props)
  const groups = useGroups(props, rows)
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
        {gone.length > 0 && (
          <p role="status">
            {gone.length > 1 ? `${gone.length} biens ne sont plus proposés.` : 'Un bien n’est plus proposé.'}
          </p>
        )}
      </div>
      <div className="table-frame compare-frame" {...scrolled}>
        <table className="compare-table">
          <caption className="visually-hidden">Lots côte à côte</caption>
          <Head {...props} rows={rows} />
          {groups.map((group) => (
            <Group key={group.title} group={group} rows={rows} />
          ))}
        </table>
      </div>
    </>
  )
}

/** The lots with what they come to and their scores. */
function useRows({ catalogue, compared, household }: SideBySideProps) {
  const { lots, gone } = useComparedLots(catalogue, compared.lots)
  const outcomes = hasEfforts(household) ? household.outcomes.byId : undefined
  const rows = lots.map((lot): FoundLot => ({
    lot,
    score: weightedScore(lot, usualWeights, {}),
    ...outcomeOf(outcomes?.get(lot.id)),
  }))
  return { rows, gone }
}

function useGroups({ compared, household }: SideBySideProps, rows: readonly FoundLot[]): readonly FactGroup[] {
  const { nameOf } = usePlaces(rows.map(({ lot }) => lot.program.municipality))
  const hiddenCriteria = useHiddenCriteria()
  const years = hasEfforts(household) ? household.years : undefined
  const groups = factGroups({ nameOf, today: today(), years, hiddenCriteria })
  return compared.onlyDifferences ? differencesOf(groups, rows) : groups
}

function Head({ rows, household, compared, change }: SideBySideProps & { rows: readonly FoundLot[] }) {
  return (
    <thead>
      <tr>
        <td>
          <span className="visually-hidden">Critère</span>
        </td>
        {rows.map(({ lot }, index) => (
          <th key={lot.id} scope="col">
            <ComparedHeading
              lot={lot}
              household={household}
              clientFile={compared.clientFile}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(by) => {
                change({ lots: moved(compared.lots, lot.id, by) })
              }}
              onRemove={() => {
                change({ lots: compared.lots.filter((id) => id !== lot.id) })
              }}
            />
          </th>
        ))}
      </tr>
    </thead>
  )
}

const Group = ({ group: { title, facts }, rows }: { group: FactGroup; rows: readonly FoundLot[] }) => (
  <tbody>
    <tr className="compare-group">
      <th scope="rowgroup" colSpan={rows.length + 1}>
        {title}
      </th>
    </tr>
    {facts.map((fact) => (
      <Fact key={fact.label} fact={fact} rows={rows} />
    ))}
  </tbody>
)

function Fact({ fact, rows }: { fact: ComparedFact<FoundLot>; rows: readonly FoundLot[] }) {
  const best = bestOf(fact, rows)
  return (
    <tr>
      <th scope="row">{fact.label}</th>
      {rows.map((row) => (
        <td key={row.lot.id}>{best.has(row) ? <Best>{fact.write(row)}</Best> : fact.write(row)}</td>
      ))}
    </tr>
  )
}
