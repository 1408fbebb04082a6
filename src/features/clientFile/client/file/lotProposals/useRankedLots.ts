import { useMemo, useState } from 'react'
import type { Catalogue } from '#features/catalogue/contract'
import type { LotCalculation } from '#features/clientFile/contract/lots'
import { useLotOutcomes, type LotOutcomes } from '../../calculation/lots'
import { judgedLot } from './judgedLot'
import type { JudgedLot, LotRow, Proposal } from './LotRow'
import { lookedFor, type LookedFor } from './lookedFor'
import { inOrder, isRanked, type RankingName } from './rankings'
import { faultsOf, type Wishes } from './suitability'
import type { LotSearch } from './useLotSearch'

export interface RankedLots extends Omit<LookedFor, 'lots'> {
  readonly rows: readonly LotRow[]
  /** All that are looked for, whatever was decided of them. */
  readonly ranked: readonly LotRow[]
  /** These lots, in the order given, whether they are looked for or not. */
  readonly rowsOf: (ids: readonly string[]) => readonly LotRow[]
  readonly outcomes: LotOutcomes
  /** The order that is really shown: by score while there are no figures. */
  readonly ranking: RankingName
  /** Lots of the catalogue. */
  readonly total: number
}

interface Question {
  readonly catalogue: Catalogue
  readonly calculation: LotCalculation
  readonly search: LotSearch
  readonly wishes: Wishes
  readonly proposals: ReadonlyMap<string, Proposal>
}

/** The lots of the catalogue that are looked for, in the order asked for, by what each comes to for the household. */
export function useRankedLots({ catalogue, calculation, search, wishes, proposals }: Question): RankedLots {
  const { properties } = catalogue
  const isCalculable = Object.keys(calculation.missing).length === 0
  const outcomes = useLotOutcomes(isCalculable ? calculation : undefined, properties)
  const isCalculating = isCalculable && !outcomes.hasFailed
  const ranking = isCalculating ? search.ranking : 'note'
  const found = useMemo(
    () => properties.map((lot) => judgedLot(lot, outcomes.byId.get(lot.id))),
    [properties, outcomes.byId],
  )
  const { tab, project, highestPrice, onlyAvailable, onlyWanted } = search
  const { highestEffort, isWanted } = wishes
  const isWishedEffort = search.highestEffort === undefined

  const { lots, ...unknown } = useMemo(() => {
    const filters = { project, highestPrice, onlyAvailable, onlyWanted, highestEffort, isWishedEffort, isWanted }
    return lookedFor(found, filters, isCalculating)
  }, [found, isCalculating, project, highestPrice, onlyAvailable, onlyWanted, highestEffort, isWishedEffort, isWanted])
  const ordered = useMemo(() => inOrder(lots, ranking), [lots, ranking])

  const question = [ranking, project, highestPrice, onlyAvailable, onlyWanted, highestEffort].join()
  const former = useFormerRanks(ordered, question, outcomes)
  const ranked = useMemo(
    () => inRank(ordered, ranking, former, proposals, wishes),
    [ordered, ranking, former, proposals, wishes],
  )
  const rows = useMemo(
    () => (tab === 'tous' ? ranked : decidedRows(statusOf[tab], ranked, found, proposals, wishes)),
    [ranked, found, proposals, tab, wishes],
  )
  const rowsOf = (ids: readonly string[]) =>
    ids.flatMap((id): LotRow | readonly LotRow[] => {
      const row = rows.find(({ lot }) => lot.id === id)
      const hidden = row ? undefined : found.find(({ lot }) => lot.id === id)
      return row ?? (hidden ? withDecision(hidden, proposals, wishes, 0, 0) : [])
    })
  return { rows, ranked, ...unknown, rowsOf, outcomes, ranking, total: properties.length }
}

/** A lot without the figure that the others are ranked by has no rank: it comes after them. */
const inRank = (
  ordered: readonly JudgedLot[],
  ranking: RankingName,
  former: ReadonlyMap<string, number>,
  proposals: ReadonlyMap<string, Proposal>,
  wishes: Wishes,
): readonly LotRow[] =>
  ordered.map((lot, index) => {
    const rank = isRanked(lot, ranking) ? index + 1 : 0
    return withDecision(lot, proposals, wishes, rank, rank === 0 ? 0 : (former.get(lot.lot.id) ?? rank) - rank)
  })

const statusOf = { retenus: 'kept', ecartes: 'discarded', envoyes: 'sent' } as const

/** The lots of one decision: it is not lost from sight because its lot is no longer looked for, or no longer for sale. */
function decidedRows(
  status: (typeof statusOf)[keyof typeof statusOf],
  rows: readonly LotRow[],
  found: readonly JudgedLot[],
  proposals: ReadonlyMap<string, Proposal>,
  wishes: Wishes,
): readonly LotRow[] {
  const shown = rows.filter(({ proposal }) => proposal?.attributes.status === status)
  const ids = new Set(shown.map(({ lot }) => lot.id))
  const others = found.filter(({ lot }) => !ids.has(lot.id) && proposals.get(lot.id)?.attributes.status === status)
  return [...shown, ...others.map((lot) => withDecision(lot, proposals, wishes, 0, 0))]
}

function withDecision(
  lot: JudgedLot,
  proposals: ReadonlyMap<string, Proposal>,
  wishes: Wishes,
  rank: number,
  moved: number,
): LotRow {
  const {
    lot: { id, program },
    outcome,
  } = lot
  return { ...lot, rank, moved, faults: faultsOf(program.municipality, outcome, wishes), proposal: proposals.get(id) }
}

interface Ranks {
  readonly question: string
  /** What the lots came to. */
  readonly byId: LotOutcomes['byId']
  readonly ranks: ReadonlyMap<string, number>
  readonly before: ReadonlyMap<string, number>
}

const noRanks: ReadonlyMap<string, number> = new Map()

/** The rank of each lot in the complete ranking before this one, of the same question: what a slider that moved has changed. */
function useFormerRanks(
  ordered: readonly JudgedLot[],
  question: string,
  { byId, isComplete }: LotOutcomes,
): ReadonlyMap<string, number> {
  const [last, setLast] = useState<Ranks>({ question, byId: new Map(), ranks: noRanks, before: noRanks })
  const isSame = last.question === question
  // By what the lots came to, which is a state: the list itself may be another in each pass of a render, which would never end.
  if (isComplete && (last.byId !== byId || !isSame)) {
    const ranks = new Map(ordered.map(({ lot }, index) => [lot.id, index + 1]))
    setLast({ question, byId, ranks, before: isSame ? last.ranks : noRanks })
  }
  if (!isSame) return noRanks
  return isComplete ? last.before : last.ranks
}
