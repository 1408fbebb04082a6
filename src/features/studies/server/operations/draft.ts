import { checkComplete } from '#contract'
import { studyGeneration } from '#features/studies/contract'
import { studyFigures } from '#features/studies/contract/figures'
import {
  chapterKeys,
  lastingChapters,
  usualChapters,
  type ChapterChoice,
  type StudyFacts,
  type StudyFigures,
} from '#features/studies/contract/study'
import { dayInParis } from '#presentation/formats'
import { accepted, invalid } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import { readFacts, type StudyRequest } from './facts'

/** What a study would say now. */
export interface StudyDraft {
  readonly facts: StudyFacts
  readonly figures: StudyFigures
}

export interface AskedStudy extends StudyRequest {
  readonly previous: string | null
}

/** What a request asks a study to be. @throws Failure invalid */
export function askedStudy(input: unknown): AskedStudy {
  const { client_file, title, chapters, scenarios, properties, sliders, previous } = accepted(
    checkComplete(studyGeneration, input),
  )
  return {
    clientFileId: client_file,
    title: title === null || title.trim() === '' ? null : title.trim(),
    chapters: completed(chapters ?? usualChapters),
    scenarios: scenarios ?? [],
    properties: properties ?? [],
    sliders: sliders ?? [],
    previous,
  }
}

/** All chapters: those that were left out are not shown, but for what a study must say. */
function completed(chosen: readonly ChapterChoice[]): readonly ChapterChoice[] {
  const named = new Set(chosen.map(({ key }) => key))
  const others = chapterKeys.filter((key) => !named.has(key)).map((key) => ({ key, enabled: false }))
  return [...chosen, ...others].map(({ key, enabled }) => ({ key, enabled: enabled || lastingChapters.has(key) }))
}

/** @throws Failure notFound, invalid with what lacks, or why the operation cannot be calculated */
export async function draftOf(asking: Asking, request: StudyRequest, edition: number): Promise<StudyDraft> {
  const facts = await readFacts(asking, request, { today: dayInParis(asking.now.getTime()), edition })
  const figures = studyFigures(facts)
  if ('kind' in figures) throw invalid(figures.errors)
  return { facts, figures }
}
