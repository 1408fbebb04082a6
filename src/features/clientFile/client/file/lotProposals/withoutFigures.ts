import { formatNumber } from '#client/ui'
import type { JudgedLot } from './LotRow'

/** How many kinds of reasons are named; the rest is counted. */
const NAMED = 3

/** ` Dont 7 sans chiffres, donc sans rang : données incomplètes (5), résidence du client (2).`; nothing where all have figures. */
export function withoutFiguresWords(lots: readonly Pick<JudgedLot, 'explanation'>[]): string {
  const reasons = lots.flatMap(({ explanation }) => explanation ?? [])
  if (reasons.length === 0) return ''
  const told = [...countsOf(reasons.map(kindOf))].map(([kind, count], _index, { length }) =>
    length === 1 ? kind : `${kind} (${formatNumber(count)})`,
  )
  return ` Dont ${formatNumber(reasons.length)} sans chiffres, donc sans rang\u00a0: ${told.join(', ')}.`
}

/** What a reason says of every lot alike: its first sentence, without the amount that is the lot's own. */
function kindOf(reason: string): string {
  const [sentence = reason] = reason.replace(/, [\d\u202f\u00a0]+(,\d+)?\u00a0€/, '').split('. ')
  const kind = sentence.replace(/\.$/, '')
  return kind.slice(0, 1).toLowerCase() + kind.slice(1)
}

/** How often each occurs, the most frequent first; what is beyond those named is counted together. */
function countsOf(kinds: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  const others = sorted.slice(NAMED).reduce((sum, [, count]) => sum + count, 0)
  return others === 0 ? sorted : [...sorted.slice(0, NAMED), ['autres raisons', others]]
}
