import type { LotValues, ProgramValues } from './columns'
import { rejected, type Finding, type LinePosition } from './finding'
import { comparable } from './text'

/** A line of a file: by what it says that it is, and its values unless it was rejected. */
export interface FeedLine<Values> extends LinePosition {
  readonly promoter: string
  readonly program: string
  /** Its reference in the programme; empty for a programme. */
  readonly lot: string
  readonly values: Values | undefined
}

/** Everything that a feed says of a programme. */
export interface ProgramGroup {
  readonly promoter: string
  readonly reference: string
  readonly program: (LinePosition & { readonly values: ProgramValues }) | undefined
  readonly lots: readonly (LinePosition & { readonly values: LotValues })[]
  /** The references of all lots that are named, those that were rejected included. */
  readonly named: ReadonlySet<string>
}

export interface PlacedFinding extends LinePosition, Finding {}

export interface CollectedFeed {
  readonly groups: readonly ProgramGroup[]
  readonly findings: readonly PlacedFinding[]
  /** Lines that were rejected here, of each kind. */
  readonly rejected: { readonly programs: number; readonly properties: number }
  /** Whether a line could not be told to be of a programme and a lot: then nothing is known to be absent. */
  readonly isUncertain: boolean
}

/** A programme that is kept already. */
export interface KnownProgram {
  readonly promoter: string
  readonly reference: string
}

/** By which promoters and programmes are known again: `Promoteur X` and `PROMOTEUR X` are one. */
export const keyOf = (promoter: string, reference: string): string => `${comparable(promoter)}\n${reference}`

interface Group {
  readonly promoter: string
  readonly reference: string
  program: ProgramGroup['program']
  readonly lots: Map<string, LinePosition & { readonly values: LotValues }>
  readonly named: Set<string>
}

/** The group of a programme, made when it is first named. */
type GroupOf = (promoter: string, reference: string) => Group

/**
 * Puts the lines of a feed together by programme. A line that says again what another said is rejected; a lot without promoter is of the only
 * one that has its programme, in the feed or already.
 */
export function collect(
  programs: readonly FeedLine<ProgramValues>[],
  lots: readonly FeedLine<LotValues>[],
  known: readonly KnownProgram[],
): CollectedFeed {
  const groups = new Map<string, Group>()
  const groupOf: GroupOf = (promoter, reference) => {
    const key = keyOf(promoter, reference)
    const group = groups.get(key) ?? { promoter, reference, program: undefined, lots: new Map(), named: new Set() }
    groups.set(key, group)
    return group
  }
  const rejectedPrograms = programs.flatMap((line) => addProgram(line, groupOf))
  const promotersOf = promotersByProgram([...known, ...groups.values()])
  const rejectedLots = lots.flatMap((line) => addLot(line, groupOf, promotersOf))
  return {
    groups: [...groups.values()].map((group) => ({ ...group, lots: [...group.lots.values()] })),
    findings: [...rejectedPrograms, ...rejectedLots],
    rejected: { programs: rejectedPrograms.length, properties: rejectedLots.length },
    isUncertain: [...programs, ...lots].some(({ program }) => program === '') || lots.some(({ lot }) => lot === ''),
  }
}

/** @returns why the line is rejected, if it is */
function addProgram(
  { promoter, program, values, file, line }: FeedLine<ProgramValues>,
  groupOf: GroupOf,
): PlacedFinding[] {
  if (promoter === '' || program === '') return []
  const group = groupOf(promoter, program)
  if (!values) return []
  if (group.program) return [{ file, line, ...repeated('ref_programme', 'Ce programme', group.program) }]
  group.program = { file, line, values }
  return []
}

/** @returns why the line is rejected, if it is */
function addLot(
  { promoter: said, program, lot, values, file, line }: FeedLine<LotValues>,
  groupOf: GroupOf,
  promotersOf: ReadonlyMap<string, readonly string[]>,
): PlacedFinding[] {
  const candidates = said === '' ? (promotersOf.get(program) ?? []) : [said]
  const [promoter, ...others] = candidates
  if (promoter === undefined || others.length > 0)
    return values ? [{ file, line, ...withoutPromoter(program, candidates) }] : []
  const group = groupOf(promoter, program)
  const first = group.lots.get(lot)
  group.named.add(lot)
  if (!values) return []
  if (first) return [{ file, line, ...repeated('ref_lot', 'Ce lot', first) }]
  group.lots.set(lot, { file, line, values })
  return []
}

function promotersByProgram(programs: Iterable<KnownProgram>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Map<string, string>>()
  for (const { promoter, reference } of programs) {
    const names = found.get(reference) ?? new Map<string, string>()
    if (!names.has(comparable(promoter))) names.set(comparable(promoter), promoter)
    found.set(reference, names)
  }
  return new Map([...found].map(([reference, names]) => [reference, [...names.values()]]))
}

const repeated = (column: string, what: string, first: LinePosition): Finding =>
  rejected(column, `${what} est déjà à la ligne ${String(first.line)} de ${first.file}.`)

const withoutPromoter = (program: string, candidates: readonly string[]): Finding =>
  candidates.length === 0
    ? rejected('ref_programme', `Aucun programme n’a la référence «\u00a0${program}\u00a0».`)
    : rejected(
        'promoteur',
        `Plusieurs promoteurs ont un programme «\u00a0${program}\u00a0»\u00a0: ${candidates.join(', ')}. Précisez lequel.`,
      )
