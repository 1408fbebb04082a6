/** The rules by which a score was calculated; stored with it. */
export const RULES_VERSION = '2026.1'

/** The five scores of an investor, in the order in which they are shown. */
export const scoreCodes = [
  'knowledge-experience',
  'knowledge-experience-scpi',
  'ability-to-sustain-loss',
  'investor-profile',
  'extra-financial-profile',
] as const

export type ScoreCode = (typeof scoreCodes)[number]

/** The answers of one form, by their field names. */
export type Values = Readonly<Record<string, unknown>>

/** One answer of the questionnaire: the type of the resource that holds it, and its name there. */
export interface FieldName {
  section: string
  field: string
}

/** One line of a score: what it gives, out of how much or up to which level, and why in French. */
export interface ScoreComponent {
  code: string
  label: string
  points: number | null
  max_points: number | null
  level: string | null
  level_label: string | null
  explanation: string
}

/** A rule that lowered the level which the points alone would give. */
export interface ScoreCap {
  code: string
  label: string
}

/** A score of an investor. Points are whole; without every needed answer there are none, and no level. */
export interface Score {
  code: ScoreCode
  is_complete: boolean
  missing_fields: readonly FieldName[]
  points: number | null
  max_points: number
  level: string | null
  level_label: string | null
  /** Empty while an answer is missing. */
  components: readonly ScoreComponent[]
  /** Codes of all the lowest components, sorted; only a profile has some. */
  limiting: readonly string[]
  caps: readonly ScoreCap[]
  sentence: string | null
  /** Highest risk indicator (SRI, 1 to 7) that suits the profile. */
  sri_max?: number
  /** Right answers of the test. */
  correct?: number
  /** Codes of the themes on which a test was not passed, each once. */
  themes_missed?: readonly string[]
  /** Codes of the essential questions that were not answered right. */
  essential_missed?: readonly string[]
  /** Whether the question that opens a purchase on credit was answered right. */
  credit_ok?: boolean
  /** Whether the question that opens bare ownership and usufruct was answered right. */
  dismemberment_ok?: boolean
}

/** A level, and the points from which it is reached; null when points never give it. */
export interface Level {
  code: string
  label: string
  from: number | null
}

/** The levels of each score, from the lowest to the highest (rules 2026.1). */
export const levelsOf: Readonly<Record<ScoreCode, readonly Level[]>> = {
  'knowledge-experience': [
    { code: 'basic', label: 'Novice', from: 0 },
    { code: 'informed', label: 'Informé', from: 35 },
    { code: 'advanced', label: 'Averti', from: 70 },
  ],
  'knowledge-experience-scpi': [
    { code: 'insufficient', label: 'Insuffisant', from: 0 },
    { code: 'basic', label: 'Essentiel acquis', from: 42 },
    { code: 'informed', label: 'Informé', from: 63 },
    { code: 'advanced', label: 'Averti', from: 85 },
  ],
  'ability-to-sustain-loss': [
    { code: 'none', label: 'Aucune perte supportable', from: 0 },
    { code: 'limited', label: 'Perte limitée (jusqu’à 10\u202f%)', from: 30 },
    { code: 'significant', label: 'Perte significative (jusqu’à 25\u202f%)', from: 50 },
    { code: 'high', label: 'Perte importante (jusqu’à 50\u202f%)', from: 70 },
    { code: 'total', label: 'Perte jusqu’à la totalité du montant investi', from: 85 },
  ],
  'investor-profile': [
    { code: 'secure', label: 'Sécuritaire', from: 0 },
    { code: 'cautious', label: 'Prudent', from: 3 },
    { code: 'balanced', label: 'Équilibré', from: 7 },
    { code: 'dynamic', label: 'Dynamique', from: 11 },
    { code: 'offensive', label: 'Offensif', from: 14 },
  ],
  'extra-financial-profile': [
    { code: 'neutral', label: 'Neutre', from: null },
    { code: 'interested', label: 'Intéressé sans exigence chiffrée', from: 0 },
    { code: 'sensitive', label: 'Sensible', from: 10 },
    { code: 'committed', label: 'Engagé', from: 30 },
    { code: 'demanding', label: 'Exigeant', from: 60 },
  ],
}

/** Most points of each score. */
export const maxPointsOf: Readonly<Record<ScoreCode, number>> = {
  'knowledge-experience': 100,
  'knowledge-experience-scpi': 100,
  'ability-to-sustain-loss': 100,
  'investor-profile': 16,
  'extra-financial-profile': 100,
}

/** Rank of a level of a score, 0 for the lowest; -1 for a code that is none of its levels. */
export function rankOf(score: ScoreCode, level: string): number {
  return levelsOf[score].findIndex(({ code }) => code === level)
}

/** The level of a rank. @throws when the score has none of this rank */
export function levelOfRank(score: ScoreCode, rank: number): Level {
  const level = levelsOf[score][rank]
  if (level === undefined) throw new Error(`The score ${score} has no level of rank ${rank}.`)
  return level
}

/** Rank of the highest level that some points reach. */
export function rankAt(score: ScoreCode, points: number): number {
  return levelsOf[score].findLastIndex(({ from }) => from !== null && points >= from)
}

/** A rule that lowers a level, whether it applies, and the highest level that it leaves. */
export interface CapRule extends ScoreCap {
  applies: boolean
  level: string
}

/** The level that points give once the caps are counted, and the caps that hold it there. */
export function cappedLevel(
  score: ScoreCode,
  points: number,
  rules: readonly CapRule[],
): { level: Level; caps: ScoreCap[] } {
  const reached = rankAt(score, points)
  const applied = rules.filter(({ applies }) => applies)
  const rank = Math.min(reached, ...applied.map(({ level }) => rankOf(score, level)))
  const caps = rank === reached ? [] : applied.filter(({ level }) => rankOf(score, level) === rank)
  return { level: levelOfRank(score, rank), caps: caps.map(({ code, label }) => ({ code, label })) }
}

/** A score that some answers are missing for. */
export function incomplete(code: ScoreCode, missing: readonly FieldName[]): Score {
  return {
    code,
    is_complete: false,
    missing_fields: missing,
    points: null,
    max_points: maxPointsOf[code],
    level: null,
    level_label: null,
    components: [],
    limiting: [],
    caps: [],
    sentence: null,
  }
}

/** What a complete score is made of, besides what every complete score has. */
export type CompleteScore = Pick<Score, 'components' | 'sentence'> &
  Partial<Pick<Score, 'caps' | 'limiting' | 'sri_max' | 'correct' | 'themes_missed' | 'essential_missed'>> &
  Partial<Pick<Score, 'credit_ok' | 'dismemberment_ok'>>

/** A score with every answer it needs. */
export function complete(code: ScoreCode, points: number, level: Level, rest: CompleteScore): Score {
  return {
    ...incomplete(code, []),
    is_complete: true,
    points,
    level: level.code,
    level_label: level.label,
    ...rest,
  }
}

/** A component that gives points and has no level of its own. */
export function pointsComponent(
  code: string,
  label: string,
  points: number,
  maxPoints: number,
  explanation: string,
): ScoreComponent {
  return { code, label, points, max_points: maxPoints, level: null, level_label: null, explanation }
}

/** All the points of components. */
export function sumOfPoints(components: readonly ScoreComponent[]): number {
  return components.reduce((sum, { points }) => sum + (points ?? 0), 0)
}
