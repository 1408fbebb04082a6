import { entriesOf, isNumber, isText } from '#contract/json'
import type { scpi } from '#domain'

type ScoreCode = (typeof scpi.scoreCodes)[number]

/** What a score is called, and the points, as fractions of the most, from which its levels begin (rules 2026.1). */
export const scoreWords: Readonly<Record<ScoreCode, { readonly name: string; readonly from: readonly number[] }>> = {
  'knowledge-experience': { name: 'Connaissances générales', from: [0, 0.35, 0.7] },
  'knowledge-experience-scpi': { name: 'Connaissances SCPI', from: [0, 0.42, 0.63, 0.85] },
  'ability-to-sustain-loss': { name: 'Capacité à subir des pertes', from: [0, 0.3, 0.5, 0.7, 0.85] },
  'investor-profile': { name: 'Profil investisseur', from: [0, 3 / 16, 7 / 16, 11 / 16, 14 / 16] },
  'extra-financial-profile': { name: 'Durabilité', from: [0, 0.1, 0.3, 0.6] },
}

/** A line of a score: what it gives, out of how much or up to which level, and why. */
interface Component {
  readonly code: string
  readonly label: string
  readonly points: number | null
  readonly maxPoints: number | null
  readonly levelLabel: string | null
  readonly explanation: string
}

const numberOrNull = (value: unknown): number | null => (isNumber(value) ? value : null)
const textOf = (value: unknown): string => (isText(value) ? value : '')
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const componentsIn = (value: unknown): readonly Component[] =>
  listIn(value).map((one) => {
    const { code, label, points, max_points, level_label, explanation } = entriesOf(one)
    return {
      code: textOf(code),
      label: textOf(label),
      points: numberOrNull(points),
      maxPoints: numberOrNull(max_points),
      levelLabel: isText(level_label) ? level_label : null,
      explanation: textOf(explanation),
    }
  })

/** What holds a level down, in words: the lowest answers of a profile, and the rules that lowered it. */
export function limitsIn(limiting: unknown, caps: unknown, components: readonly Component[]): readonly string[] {
  const lowest = listIn(limiting).flatMap((code) => components.find((one) => one.code === code)?.label ?? [])
  const rules = listIn(caps).map((cap) => textOf(entriesOf(cap)['label']))
  return [...lowest, ...rules].filter((label) => label !== '')
}
