/** The chapters of a study, in their usual order; the cover stands before them. */
export const studyChapters = {
  situation: 'Votre situation',
  objectives: 'Vos objectifs',
  solution: 'La solution',
  effort: 'L’effort dans le temps',
  property: 'Le bien et son quartier',
  tax: 'La fiscalité',
  financing: 'Le financement',
  comparison: 'Comparaison',
  risks: 'Risques et hypothèses',
  explanations: 'Le détail des calculs',
  mentions: 'Mentions et consentement',
  signature: 'Signature',
} as const
export type ChapterKey = keyof typeof studyChapters

export const isChapterKey = (value: unknown): value is ChapterKey =>
  typeof value === 'string' && Object.hasOwn(studyChapters, value)

export const chapterKeys = Object.keys(studyChapters).filter(isChapterKey)

/** What a study must say whatever its author chose: what may go wrong, and what the firm is bound to write. */
export const lastingChapters: ReadonlySet<ChapterKey> = new Set(['solution', 'risks', 'mentions'])

/** A chapter of a study, in its place: shown or not. */
export interface ChapterChoice {
  readonly key: ChapterKey
  readonly enabled: boolean
}

/** Shown where its author asks for them. */
const onDemand: ReadonlySet<ChapterKey> = new Set(['explanations'])

export const usualChapters: readonly ChapterChoice[] = chapterKeys.map((key) => ({ key, enabled: !onDemand.has(key) }))
