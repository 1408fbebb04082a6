import { enumerations } from '#contract'
import type { ProjectType } from '#domain'
import { criterionNames, overallScore } from '#features/catalogue/contract'
import type { OperationContext } from '#server/operations/collections'
import type { ResourceSearch } from '#server/repositories/resources'
import { findPlacedLots, type Bounds, type PlacedLot } from '../repositories'
import { visibilityOf, type Visibility } from './visibility'

/** No map tells more apart. */
const MOST_PROGRAMS = 2_000

/** A programme on a map, and its lots that were asked for. */
interface MappedProgram {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Of its best lot, out of 5; null where nothing is known. */
  readonly score: number | null
  readonly property_count: number
  readonly lowest_price: number
}

interface ProgramMap {
  readonly data: readonly { readonly type: 'program'; readonly id: string; readonly attributes: MappedProgram }[]
  /** Programmes that stand nowhere, and how many others there are in all. */
  readonly meta: { readonly unplaced: number; readonly total: number }
}

/** The programmes of the lots that are asked for, within bounds, the best first. */
export async function mapPrograms(
  asked: OperationContext,
  search: Pick<ResourceSearch, 'conditions' | 'more'>,
  bounds: Bounds | undefined,
): Promise<ProgramMap> {
  const { database, viewer, scope } = asked
  const [visibility, lots] = await Promise.all([
    visibilityOf(database, viewer),
    findPlacedLots(scope, database, search, bounds),
  ])
  const programs = byProgram(lots)
  const placed = [...programs].flatMap(([id, itsLots]) => {
    const attributes = mapped(itsLots, visibility)
    return attributes ? [{ type: 'program' as const, id, attributes }] : []
  })
  placed.sort(
    (one, other) => (other.attributes.score ?? -1) - (one.attributes.score ?? -1) || (one.id < other.id ? -1 : 1),
  )
  return {
    data: placed.slice(0, MOST_PROGRAMS),
    meta: { unplaced: programs.size - placed.length, total: placed.length },
  }
}

function byProgram(lots: readonly PlacedLot[]): ReadonlyMap<string, readonly PlacedLot[]> {
  const programs = new Map<string, PlacedLot[]>()
  for (const lot of lots) {
    const others = programs.get(lot.program_id)
    if (others) others.push(lot)
    else programs.set(lot.program_id, [lot])
  }
  return programs
}

function mapped(lots: readonly PlacedLot[], visibility: Visibility): MappedProgram | undefined {
  const [first] = lots
  if (!first || first.latitude === null || first.longitude === null) return undefined
  const scores = lots.flatMap((lot) => scoreOf(lot, visibility) ?? [])
  return {
    name: first.name,
    latitude: first.latitude,
    longitude: first.longitude,
    score: scores.length === 0 ? null : Math.max(...scores),
    property_count: lots.length,
    lowest_price: Math.min(...lots.map(({ property_price: price }) => price)),
  }
}

/** Without the scores that the firm hides, which it would tell. */
function scoreOf(lot: PlacedLot, { hidden }: Visibility): number | null {
  const shown = criterionNames.filter((name) => !hidden.has(name))
  const scores = Object.fromEntries(shown.map((name) => [name, numberOrNull(lot[name])]))
  const { project } = lot
  const { value } = overallScore(scores, isProjectType(project) ? project : null)
  return value === null ? null : Math.round(value * 100) / 100
}

const isProjectType = (name: unknown): name is ProjectType =>
  typeof name === 'string' && Object.hasOwn(enumerations.projectTypes, name)
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)
