import { entriesOf, isNumber, isText } from '#contract/json'
import { scpi } from '#domain'

type ScoreCode = (typeof scpi.scoreCodes)[number]

/** What a score is called. */
export const scoreNames: Readonly<Record<ScoreCode, string>> = {
  'knowledge-experience': 'Connaissances générales',
  'knowledge-experience-scpi': 'Connaissances SCPI',
  'ability-to-sustain-loss': 'Capacité à subir des pertes',
  'investor-profile': 'Profil investisseur',
  'extra-financial-profile': 'Durabilité',
}

interface Points {
  readonly points: number | null
  readonly level: string | null
  readonly most: number
}

/** How much of each level of a score is filled, 0 to 1, and how wide it is in points: nothing beyond the level that holds, however many the points are. */
export function levelBar(code: ScoreCode, { points, level, most }: Points) {
  const levels = scpi.levelsOf[code].flatMap(({ code: name, from }) => (from === null ? [] : [{ name, from }]))
  const ends = levels.map((_, index) => levels[index + 1]?.from ?? most)
  const reached = Math.min(points ?? 0, ends[levels.findIndex(({ name }) => name === level)] ?? most)
  return levels.map(({ name, from }, index) => {
    const width = (ends[index] ?? most) - from
    return { name, width, filled: Math.min(Math.max((reached - from) / width, 0), 1) }
  })
}

/** Whether points never give the level: who wants nothing of sustainability is neutral. */
export const isWithoutPoints = (code: ScoreCode, level: string | null): boolean =>
  scpi.levelsOf[code].some((one) => one.code === level && one.from === null)

/** Whether nothing is above the level. */
export const isHighest = (code: ScoreCode, level: string | null): boolean => scpi.levelsOf[code].at(-1)?.code === level

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

/** What holds a level down, in words: the lowest answers of a profile, and the other rules that lowered it. */
export function limitsIn(limiting: unknown, caps: unknown, components: readonly Component[]): readonly string[] {
  const codes = listIn(limiting)
  const lowest = codes.flatMap((code) => components.find((one) => one.code === code)?.label ?? [])
  const rules = listIn(caps)
    .map(entriesOf)
    .filter(({ code }) => !codes.includes(code))
    .map(({ label }) => textOf(label))
  return [...lowest, ...rules].filter((label) => label !== '')
}
