import { levelOfRank, rankOf, type Score } from './score'

/** The level of two subscribers together, and which of them fixes it; null when both do. */
export interface CoupleLevel {
  level: string
  level_label: string
  limiting: 1 | 2 | null
}

/**
 * The level of two subscribers: the weaker one. For the extra-financial profile it is the more demanding one, because the
 * criteria of each must be matched. Null while the score of one of them is incomplete.
 * @throws when the two scores are not of the same kind
 */
export function coupleLevel(first: Score, second: Score): CoupleLevel | null {
  if (first.code !== second.code) throw new Error(`A score ${first.code} is not compared with a score ${second.code}.`)
  if (first.level === null || second.level === null) return null
  const ranks = [rankOf(first.code, first.level), rankOf(second.code, second.level)] as const
  const rank = first.code === 'extra-financial-profile' ? Math.max(...ranks) : Math.min(...ranks)
  const { code, label } = levelOfRank(first.code, rank)
  return { level: code, level_label: label, limiting: limitingOf(ranks, rank) }
}

function limitingOf([first, second]: readonly [number, number], rank: number): 1 | 2 | null {
  if (first === second) return null
  return first === rank ? 1 : 2
}
