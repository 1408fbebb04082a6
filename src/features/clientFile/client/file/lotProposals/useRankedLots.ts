import { useMemo, useState } from 'react'
import { overallScore, type Catalogue, type CatalogueProperty } from '#features/catalogue/contract'
import { useLotOutcomes, type LotCalculation, type LotOutcomes } from '../../calculation/lots'
import type { JudgedLot, LotRow, Proposal } from './LotRow'
import { inOrder, type RankingName } from './rankings'
import { faultsOf, type Wishes } from './suitability'
import type { LotSearch } from './useLotSearch'

export interface RankedLots {
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
export function useRankedLots({
  catalogue: { properties },
  calculation,
  search,
  wishes,
  proposals,
}: Question): RankedLots {
  const isCalculable = Object.keys(calculation.missing).length === 0
  const outcomes = useLotOutcomes(isCalculable ? calculation : undefined, properties)
  const ranking = isCalculable && !outcomes.hasFailed ? search.ranking : 'note'
  const found = useMemo(
    () => properties.map((lot) => judged(lot, outcomes.byId.get(lot.id))),
    [properties, outcomes.byId],
  )
  const { tab, project, highestPrice, onlyAvailable, onlyWanted } = search
  const { highestEffort, isWanted } = wishes

  const ordered = useMemo(() => {
    const filters = { project, highestPrice, onlyAvailable, onlyWanted, highestEffort, isWanted }
    return inOrder(
      found.filter((lot) => isLookedFor(lot, filters)),
      ranking,
    )
  }, [found, ranking, project, highestPrice, onlyAvailable, onlyWanted, highestEffort, isWanted])

  const question = [ranking, project, highestPrice, onlyAvailable, onlyWanted, highestEffort].join()
  const former = useFormerRanks(ordered, question, outcomes.isComplete)
  const ranked = useMemo(() => inRank(ordered, former, proposals, wishes), [ordered, former, proposals, wishes])
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
  return { rows, ranked, rowsOf, outcomes, ranking, total: properties.length }
}

const inRank = (
  ordered: readonly JudgedLot[],
  former: ReadonlyMap<string, number>,
  proposals: ReadonlyMap<string, Proposal>,
  wishes: Wishes,
): readonly LotRow[] =>
  ordered.map((lot, index) =>
    withDecision(lot, proposals, wishes, index + 1, (former.get(lot.lot.id) ?? index + 1) - index - 1),
  )

interface Filters
  extends
    Pick<LotSearch, 'project' | 'highestPrice' | 'onlyAvailable' | 'onlyWanted'>,
    Pick<Wishes, 'highestEffort' | 'isWanted'> {}

function isLookedFor({ lot, outcome }: JudgedLot, filters: Filters): boolean {
  const { project, highestPrice, onlyAvailable, onlyWanted, highestEffort, isWanted } = filters
  return (
    (!onlyAvailable || lot.status === 'available') &&
    (project === null || lot.program.project === project) &&
    (highestPrice === null || (lot.property_price ?? Infinity) <= highestPrice) &&
    (!onlyWanted || isWanted(lot.program.municipality)) &&
    (highestEffort === null || outcome === undefined || outcome.indicators.average_effort <= highestEffort)
  )
}

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

function judged(lot: CatalogueProperty, found: ReturnType<LotOutcomes['byId']['get']>): JudgedLot {
  const score = overallScore(lot, lot.program.project)
  if (found === undefined) return { lot, score, outcome: undefined, explanation: undefined }
  if ('reason' in found) return { lot, score, outcome: undefined, explanation: found.reason }
  if ('kind' in found)
    return { lot, score, outcome: undefined, explanation: Object.values(found.errors)[0]?.[0] ?? 'calcul refusé' }
  return { lot, score, outcome: found, explanation: undefined }
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
  readonly lots: readonly unknown[]
  readonly ranks: ReadonlyMap<string, number>
  readonly before: ReadonlyMap<string, number>
}

const noRanks: ReadonlyMap<string, number> = new Map()

/** The rank of each lot in the complete ranking before this one, of the same question: what a slider that moved has changed. */
function useFormerRanks(
  ordered: readonly JudgedLot[],
  question: string,
  isComplete: boolean,
): ReadonlyMap<string, number> {
  const [last, setLast] = useState<Ranks>({ question, lots: [], ranks: noRanks, before: noRanks })
  const isSame = last.question === question
  if (isComplete && last.lots !== ordered) {
    const ranks = new Map(ordered.map(({ lot }, index) => [lot.id, index + 1]))
    setLast({ question, lots: ordered, ranks, before: isSame ? last.ranks : noRanks })
  }
  if (!isSame) return noRanks
  return isComplete ? last.before : last.ranks
}
