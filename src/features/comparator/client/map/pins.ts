import type { Position } from '#contract/places'
import type { FoundLot } from '../found/inOrder'

/** A programme on the map, and its lots that were found, in the order of the search. */
export interface Pin {
  /** Of the programme. */
  readonly id: string
  readonly name: string
  readonly position: Position
  /** Of its best lot that is eligible, out of 5; null where nothing is known. */
  readonly score: number | null
  readonly rows: readonly FoundLot[]
}

/** The programmes of the lots, and how many of them stand nowhere. */
export function pinsOf(rows: readonly FoundLot[]): { readonly pins: readonly Pin[]; readonly unplaced: number } {
  const programs = new Map<string, FoundLot[]>()
  for (const row of rows) {
    const others = programs.get(row.lot.program.id)
    if (others) others.push(row)
    else programs.set(row.lot.program.id, [row])
  }
  const pins = [...programs].flatMap(([id, itsRows]) => pinOf(id, itsRows) ?? [])
  return { pins, unplaced: programs.size - pins.length }
}

function pinOf(id: string, rows: readonly FoundLot[]): Pin | undefined {
  const { name = null, latitude = null, longitude = null } = rows[0]?.lot.program ?? {}
  if (latitude === null || longitude === null) return undefined
  const scores = rows.flatMap(({ score }) => (score.failed.length > 0 ? [] : (score.value ?? [])))
  const score = scores.length === 0 ? null : Math.max(...scores)
  return { id, name: name ?? '', position: [longitude, latitude], score, rows }
}

export type Grade = 'unknown' | 'low' | 'middle' | 'high'

/** The colour of a score says little, fair or good; its figure says the rest. */
export function gradeOf(score: number | null): Grade {
  if (score === null) return 'unknown'
  return score < 3 ? 'low' : score < 4 ? 'middle' : 'high'
}
