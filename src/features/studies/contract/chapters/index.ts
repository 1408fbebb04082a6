import type { Block, Chapter } from '#presentation/documents'
import { studyChapters, type ChapterKey } from '../study/chapterKeys'
import type { StudyFacts, StudyFigures } from '../study/facts'
import { comparison } from './comparison'
import { effort } from './effort'
import { explanations } from './explanations'
import { financing } from './financing'
import { objectives, situation } from './household'
import { mentions, signature } from './mentions'
import { property } from './property'
import { risks } from './risks'
import { solution } from './solution'
import { tax } from './tax'

const writers: Readonly<Record<ChapterKey, (facts: StudyFacts, figures: StudyFigures) => readonly Block[]>> = {
  situation,
  objectives,
  solution,
  effort,
  property,
  tax,
  financing,
  comparison,
  risks,
  explanations,
  mentions,
  signature,
}

/** The chapters of a study that are shown and have something to say, in the order that its author chose. */
export const chaptersOf = (facts: StudyFacts, figures: StudyFigures): readonly Chapter[] =>
  facts.chapters
    .filter(({ enabled }) => enabled)
    .map(({ key }) => ({ key, title: studyChapters[key], blocks: writers[key](facts, figures) }))
    .filter(({ blocks }) => blocks.length > 0)

export { keyFigures, schemeLabel } from './solution'
